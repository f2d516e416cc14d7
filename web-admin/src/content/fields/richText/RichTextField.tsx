import { Input } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useFieldInput } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import type { RichTextEditor } from './RichTextEditor.tsx'
import { WaitingText } from './WaitingText.tsx'

type Editor = typeof RichTextEditor
/** The editor is the heaviest part of the app: it has a file of its own and loads when a text comes near the window. */
let loaded: Editor | undefined

/** The editor once it is needed and here. No Suspense: that would hold it back after it has arrived. */
function useEditorPart(isNeeded: boolean): Editor | undefined {
  const [part, setPart] = useState<{ Editor: Editor | undefined }>({ Editor: loaded })
  useEffect(() => {
    if (!isNeeded || part.Editor) return
    const load = async () => {
      loaded = (await import('./RichTextEditor.tsx')).RichTextEditor
      setPart({ Editor: loaded })
    }
    void load()
  }, [isNeeded, part])
  return isNeeded ? part.Editor : undefined
}

export function RichTextField({ field, path, label, error }: FieldProps) {
  const id = useId()
  const { initial, change } = useFieldInput<string>(path)
  const [needed, setNeeded] = useState<{ hasFocus: boolean }>()
  const Editor = useEditorPart(needed !== undefined)
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div>
      <Input.Label component="div" id={id} required={field.required}>
        {label}
      </Input.Label>
      {Editor ? (
        <Editor
          labelId={id}
          initial={initial ?? ''}
          onChange={change}
          errorId={errorId}
          isRequired={field.required}
          hasFocus={needed?.hasFocus === true}
        />
      ) : (
        <WaitingText
          labelId={id}
          errorId={errorId}
          html={initial ?? ''}
          onNear={(hasFocus) => setNeeded((before) => ({ hasFocus: hasFocus || before?.hasFocus === true }))}
        />
      )}
      {error && (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
