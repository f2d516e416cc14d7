import { useMemo, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { withoutFields } from '@flou/shared/content/types/product/hiddenFields.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { hiddenFieldsIn } from '@flou/shared/content/types/product/packageConfig.ts'
import { configAddress } from '../../content/address.ts'
import { RecordGate } from './RecordGate.tsx'
import { useRecord } from './useRecord.ts'

interface Props {
  route: Route
  children: (type: ContentType) => ReactNode
}

/** A route's type with the fields that show: those that the parent's configuration hides are left out, once it is known. */
export function ShownType({ route, children }: Props) {
  const { type } = route
  if (!type || type.single) throw new Error(`${route.url} shows no records`)
  const address = configAddress(route, useParams())
  if (address === undefined) return children(type)
  return (
    <Configured key={address} type={type} address={address}>
      {children}
    </Configured>
  )
}

interface ConfiguredProps extends Pick<Props, 'children'> {
  type: ContentType
  address: string
}

function Configured({ type, address, children }: ConfiguredProps) {
  const query = useRecord(address)
  const hidden = hiddenFieldsIn(query.data).join(',')
  const shown = useMemo(() => withoutFields(type, hidden === '' ? [] : hidden.split(',')), [type, hidden])
  return <RecordGate query={query}>{() => children(shown)}</RecordGate>
}
