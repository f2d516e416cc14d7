import { useLocation } from 'react-router'
import type { ReleaseRef } from '../../core/records/releaseItems.ts'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import { ReleaseBanner } from '../../collect/ReleaseBanner.tsx'

/** Releases with changes of the form's record. */
export function FormReleases({ release }: { release: ReleaseRef | undefined }) {
  const { type, id, mode, isInSheet } = useFormHandle()
  const { pathname } = useLocation()
  if (isInSheet || type.internal || (mode === 'create' && !release)) return null
  return <ReleaseBanner subject={{ type: type.key, recordId: id }} opened={release} form={pathname} />
}
