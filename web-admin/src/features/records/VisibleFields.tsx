import { useMemo, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { withoutFields } from '@flou/shared/content/types/product/hiddenFields.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { hiddenFieldsIn } from '@flou/shared/content/types/product/packageConfig.ts'
import { configUrlOf } from '../../core/records/routePaths.ts'
import { RecordGate } from './RecordGate.tsx'
import { useRecord } from './useRecord.ts'

interface Props {
  route: Route
  children: (type: ContentType) => ReactNode
}

/** Passes a route's type without the fields hidden by the parent's configuration. */
export function VisibleFields({ route, children }: Props) {
  const { type } = route
  if (!type || type.single) throw new Error(`${route.url} shows no records`)
  const path = configUrlOf(route, useParams())
  if (path === undefined) return children(type)
  return (
    <Configured key={path} type={type} path={path}>
      {children}
    </Configured>
  )
}

interface ConfiguredProps extends Pick<Props, 'children'> {
  type: ContentType
  path: string
}

function Configured({ type, path, children }: ConfiguredProps) {
  const query = useRecord(path)
  const hidden = hiddenFieldsIn(query.data).join(',')
  const visibleType = useMemo(
    () => withoutFields(type, hidden === '' ? [] : hidden.split(',')),
    [type, hidden],
  )
  return <RecordGate query={query}>{() => children(visibleType)}</RecordGate>
}
