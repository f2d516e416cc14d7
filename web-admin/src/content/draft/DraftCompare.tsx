import { CompareDialog } from '../versions/CompareDialog.tsx'
import { useVersions } from '../versions/useVersions.ts'

interface Props {
  address: string
  /** The version that visitors see. */
  start: number
  onClose: () => void
}

/** What visitors see beside what the form holds, or beside any other version. */
export function DraftCompare({ address, start, onClose }: Props) {
  const { data } = useVersions(address)
  const versions = data?.pages.flatMap((page) => page.data) ?? []
  return <CompareDialog address={address} versions={versions} start={start} onClose={onClose} />
}
