import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { MachineMarks } from '@flou/shared/translation/machine.ts'
import { MACHINE_KEY } from '../../../core/records/unchecked.ts'
import { api } from '../../../core/session/current.ts'
import { useFormHandle } from '../FormContext.ts'

/** The marks of the form's record; `about` names a text of it. */
export function useMachineMarks(path: string, to: Language) {
  const { type, id } = useFormHandle()
  const queries = useQueryClient()
  const queryKey = [MACHINE_KEY, type.key, id]
  const { data: marks = {} } = useQuery({
    queryKey,
    queryFn: async () => (await api<MachineMarks>(TRANSLATION_PATHS.machineMarks(type.key, id))).data,
  })
  const name = textPath(path.split('.'))
  return {
    marks,
    about: { type: type.key, id, name, to },
    refresh: () => queries.invalidateQueries({ queryKey }),
  }
}
