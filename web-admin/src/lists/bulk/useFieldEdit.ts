import { useQueryClient } from '@tanstack/react-query'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useRecordEdits } from '../../core/records/useRecordEdits.ts'
import { withValue } from '../../core/records/writeRecord.ts'
import type { ChosenEdit } from './EditFieldChoice.tsx'
import { valueFor } from './editableFields.ts'

/** Sets one field of several records. */
export function useFieldEdit({ type, apiUrl }: { type: ContentType; apiUrl: string }) {
  const queries = useQueryClient()
  const edits = useRecordEdits<ListRow>({
    targetOf: ({ id }) => ({ type, path: `${apiUrl}/${id}` }),
    onFinished: () => queries.invalidateQueries({ queryKey: ['list', apiUrl] }),
  })
  return {
    ...edits,
    start: (rows: readonly ListRow[], chosen: ChosenEdit) => {
      const { name, field } = chosen.edited
      edits.start(rows, (values) =>
        withValue(type, values, { name, value: valueFor(field, chosen, values[name]) }),
      )
    },
  }
}
