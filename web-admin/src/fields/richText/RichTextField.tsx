import { Input } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { LazyPartError } from '../../ui/lazyPart.tsx'
import { loadInline } from '../../ui/chunkGuard.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { createEarlyKeys } from './earlyKeys.ts'
import type { RichTextEditor } from './RichTextEditor.tsx'
import { WaitingText } from './WaitingText.tsx'

type Editor = typeof RichTextEditor
/** The editor is the heaviest chunk; it loads when a text comes near the window. */
let loaded: Editor | undefined

interface EditorModule {
  Editor: Editor | undefined
  isMissing: boolean
}

/** Loads the editor on demand. Without Suspense, which would delay it after loading. */
function useEditorModule(isNeeded: boolean) {
  const [editorModule, setEditorModule] = useState<EditorModule>({ Editor: loaded, isMissing: false })
  useEffect(() => {
    if (!isNeeded || editorModule.Editor || editorModule.isMissing) return
    const load = async () => {
      loaded = (await loadInline(() => import('./RichTextEditor.tsx'))).RichTextEditor
      setEditorModule({ Editor: loaded, isMissing: false })
    }
    load().catch(() => setEditorModule({ Editor: undefined, isMissing: true }))
  }, [isNeeded, editorModule])
  return {
    Editor: isNeeded ? editorModule.Editor : undefined,
    isMissing: editorModule.isMissing,
    retry: () => setEditorModule({ Editor: loaded, isMissing: false }),
  }
}

export function RichTextField({ field, path, label, error }: FieldProps) {
  const id = useId()
  const { initial, setValue } = useFieldInput<string>(path)
  const [needed, setNeeded] = useState<{ hasFocus: boolean }>()
  const [isRevealed, setRevealed] = useState(false)
  const [early] = useState(() => createEarlyKeys(initial ?? ''))
  const { Editor, isMissing, retry } = useEditorModule(needed !== undefined)
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div>
      <Input.Label component="div" id={id} required={field.required}>
        {label}
      </Input.Label>
      {Editor ? (
        <Editor
          labelId={id}
          onChange={setValue}
          errorId={errorId}
          isRequired={field.required}
          hasFocus={needed?.hasFocus === true}
          isRevealed={isRevealed}
          early={early}
        />
      ) : (
        <WaitingText
          labelId={id}
          errorId={errorId}
          early={early}
          onWrite={setValue}
          onRevealed={() => setRevealed(true)}
          onNear={(hasFocus) => setNeeded((before) => ({ hasFocus: hasFocus || before?.hasFocus === true }))}
        />
      )}
      {isMissing && <LazyPartError onRetry={retry} />}
      {error && (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
