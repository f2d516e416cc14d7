import { CompareDialog } from '../revisions/CompareDialog.tsx'
import { useRevisions } from '../revisions/useRevisions.ts'

interface Props {
  apiUrl: string
  start: number
  onClose: () => void
}

export function DraftCompare({ apiUrl, start, onClose }: Props) {
  const { data } = useRevisions(apiUrl)
  const versions = data?.pages.flatMap((page) => page.data) ?? []
  return <CompareDialog path={apiUrl} revisions={versions} start={start} onClose={onClose} />
}
