import { Input } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { PartMissing } from '../../../elements/later.tsx'
import { loadInPlace } from '../../../elements/chunkGuard.ts'
import { useFieldInput } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { createEarlyKeys } from './earlyKeys.ts'
import type { RichTextEditor } from './RichTextEditor.tsx'
import { WaitingText } from './WaitingText.tsx'

type Editor = typeof RichTextEditor
/** The editor is the heaviest part of the app: it has a file of its own and loads when a text comes near the window. */
let loaded: Editor | undefined

interface Part {
  Editor: Editor | undefined
  isMissing: boolean
}

/** The editor once it is needed and here. No Suspense: that would hold it back after it has arrived. */
function useEditorPart(isNeeded: boolean) {
  const [part, setPart] = useState<Part>({ Editor: loaded, isMissing: false })
  useEffect(() => {
    if (!isNeeded || part.Editor || part.isMissing) return
    const load = async () => {
      loaded = (await loadInPlace(() => import('./RichTextEditor.tsx'))).RichTextEditor
      setPart({ Editor: loaded, isMissing: false })
    }
    load().catch(() => setPart({ Editor: undefined, isMissing: true }))
  }, [isNeeded, part])
  return {
    Editor: isNeeded ? part.Editor : undefined,
    isMissing: part.isMissing,
    retry: () => setPart({ Editor: loaded, isMissing: false }),
  }
}

export function RichTextField({ field, path, label, error }: FieldProps) {
  const id = useId()
  const { initial, change } = useFieldInput<string>(path)
  const [needed, setNeeded] = useState<{ hasFocus: boolean }>()
  const [early] = useState(() => createEarlyKeys(initial ?? ''))
  const { Editor, isMissing, retry } = useEditorPart(needed !== undefined)
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div>
      <Input.Label component="div" id={id} required={field.required}>
        {label}
      </Input.Label>
      {Editor ? (
        <Editor
          labelId={id}
          onChange={change}
          errorId={errorId}
          isRequired={field.required}
          hasFocus={needed?.hasFocus === true}
          early={early}
        />
      ) : (
        <WaitingText
          labelId={id}
          errorId={errorId}
          early={early}
          onWrite={change}
          onNear={(hasFocus) => setNeeded((before) => ({ hasFocus: hasFocus || before?.hasFocus === true }))}
        />
      )}
      {isMissing && <PartMissing onRetry={retry} />}
      {error && (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
