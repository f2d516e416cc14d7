import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShownShortcuts } from '../../core/state/shortcuts.ts'
import { createEditor, type RichEditor } from './document/editor.ts'
import { htmlOf } from './document/html.ts'
import { TEXT_SHORTCUTS } from './document/keys.ts'
import { replayEarlyEdits } from './document/replayEarlyEdits.ts'
import type { EarlyKeys } from './earlyKeys.ts'
import { LinkBubble } from './links/LinkBubble.tsx'
import { useLinkBubble } from './links/useLinkBubble.ts'
import { uploadPictures } from './pictures/pictureUploads.ts'
import { UploadLayer } from './pictures/UploadLayer.tsx'
import { useLeftOutMessage } from './pictures/useLeftOutMessage.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { kilobytesNearLimit, SizeWarning } from './SizeWarning.tsx'
import { useOwnHeight } from './useOwnHeight.ts'
import classes from './RichText.module.css'

interface Props {
  labelId: string
  onChange: (html: string) => void
  errorId: string | undefined
  isRequired: boolean
  hasFocus: boolean
  early: EarlyKeys
}

type Named = Pick<Props, 'labelId' | 'isRequired' | 'errorId'>

const attributesOf = ({ labelId, isRequired, errorId }: Named): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  'aria-required': String(isRequired),
  'data-rich-text': '',
  tabindex: '0', // the box scrolls: accessibility checks require a focusable element in it
  class: classes.text ?? '',
  ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
})

/** Rich text editor, starting from `early`. An empty document is reported as ''. */
export function RichTextEditor(props: Props) {
  const { early, labelId, isRequired, errorId } = props
  const box = useRef<HTMLDivElement>(null)
  useShownShortcuts('text', TEXT_SHORTCUTS)
  const showLeftOut = useLeftOutMessage()
  const latest = useRef({ ...props, showLeftOut })
  const [editor, setEditor] = useState<RichEditor>()
  const [isLinking, setLinking] = useState(false)
  const [kilobytes, setKilobytes] = useState(() => kilobytesNearLimit(early.start))
  useLayoutEffect(() => {
    latest.current = { ...props, showLeftOut }
  })
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const made = createEditor({
      element: box.current,
      html: latest.current.early.start,
      attributes: attributesOf(latest.current),
      onChange: (next) => {
        latest.current.onChange(next)
        setKilobytes(kilobytesNearLimit(next))
      },
      onLink: () => setLinking(true),
      onLeftOut: (leftOut) => latest.current.showLeftOut(leftOut),
      upload: uploadPictures,
    })
    setEditor(made)
    if (latest.current.hasFocus) made.view.focus()
    return () => made.view.destroy()
  }, [])
  useOwnHeight(box)
  const { link, bubble, listeners } = useLinkBubble(editor, isLinking)
  useLayoutEffect(() => {
    // the toolbar is mounted, so the recorded pointer position matches the layout
    if (editor && replayEarlyEdits(editor, latest.current.early))
      latest.current.onChange(htmlOf(editor.view.state.doc))
  }, [editor])
  useEffect(() => {
    editor?.view.setProps({ attributes: attributesOf({ labelId, isRequired, errorId }) })
  }, [editor, labelId, isRequired, errorId])
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its text and tools are asked
    <div className={classes.editor} data-error={errorId !== undefined || undefined} {...listeners}>
      {editor && <Toolbar editor={editor} isLinking={isLinking} onLinking={setLinking} />}
      <div className={classes.scroll}>
        <div ref={box} />
      </div>
      {editor && link && (
        <LinkBubble editor={editor} link={link} bubble={bubble} onEdit={() => setLinking(true)} />
      )}
      {editor && <UploadLayer editor={editor} />}
      <SizeWarning kilobytes={kilobytes} />
    </div>
  )
}
