import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useShownShortcuts } from '../../core/state/shortcuts.ts'
import { createEditor, type RichEditor } from './document/editor.ts'
import { selectUndescribedPicture } from './document/edits.ts'
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
import { PicturePicker } from './toolbar/PicturePicker.tsx'
import { SlashMenu } from './toolbar/SlashMenu.tsx'
import { kilobytesNearLimit, TextSize, useWords } from './TextSize.tsx'
import { useOwnHeight } from './useOwnHeight.ts'
import classes from './RichText.module.css'
import body from './RichTextBody.module.css'

interface Props {
  labelId: string
  onChange: (html: string) => void
  errorId: string | undefined
  isRequired: boolean
  hasFocus: boolean
  isRevealed: boolean
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
  class: body.text ?? '',
  ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
})

const showError = (view: RichEditor['view'], errorId: string | undefined): void => {
  if (errorId !== undefined) selectUndescribedPicture(view.state, view.dispatch)
}

/** Creates the editor in the box, and follows the size of its text. */
function useTextEditor(box: RefObject<HTMLElement | null>, props: Props & { onLink: () => void }) {
  const { early, labelId, isRequired, errorId } = props
  const showLeftOut = useLeftOutMessage()
  const { words, count } = useWords(early.start)
  const [kilobytes, setKilobytes] = useState(() => kilobytesNearLimit(early.start))
  const latest = useRef({ ...props, showLeftOut, count })
  const [editor, setEditor] = useState<RichEditor>()
  useLayoutEffect(() => {
    latest.current = { ...props, showLeftOut, count }
  })
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const made = createEditor({
      element: box.current,
      html: latest.current.early.start,
      attributes: attributesOf(latest.current),
      onChange: (next) => {
        latest.current.onChange(next)
        latest.current.count(next)
        setKilobytes(kilobytesNearLimit(next))
      },
      onLink: () => latest.current.onLink(),
      onLeftOut: (leftOut) => latest.current.showLeftOut(leftOut),
      onRevealed: (view) => showError(view, latest.current.errorId),
      upload: uploadPictures,
    })
    setEditor(made)
    if (latest.current.hasFocus) made.view.focus()
    if (latest.current.isRevealed) showError(made.view, latest.current.errorId)
    return () => made.view.destroy()
  }, [box])
  useLayoutEffect(() => {
    // the toolbar is mounted, so the recorded pointer position matches the layout
    if (editor && replayEarlyEdits(editor, latest.current.early))
      latest.current.onChange(htmlOf(editor.view.state.doc))
  }, [editor])
  useEffect(() => {
    editor?.view.setProps({ attributes: attributesOf({ labelId, isRequired, errorId }) })
  }, [editor, labelId, isRequired, errorId])
  return { editor, words, kilobytes }
}

/** Rich text editor, starting from `early`. An empty document is reported as ''. */
export function RichTextEditor(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  useShownShortcuts('text', TEXT_SHORTCUTS)
  const [isLinking, setLinking] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const [isFull, setFull] = useState(false)
  const { editor, words, kilobytes } = useTextEditor(box, { ...props, onLink: () => setLinking(true) })
  useOwnHeight(box)
  const { link, bubble, listeners } = useLinkBubble(editor, isLinking)
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its text and tools are asked
    <div
      className={classes.editor}
      data-error={props.errorId !== undefined || undefined}
      data-full-screen={isFull || undefined}
      {...listeners}
      onKeyDown={(event) => {
        if (!isFull || event.key !== 'Escape') return
        event.stopPropagation()
        setFull(false)
      }}
    >
      {editor && (
        <Toolbar
          editor={editor}
          isLinking={isLinking}
          onLinking={setLinking}
          onPicture={() => setPicking(true)}
          isFull={isFull}
          onFull={setFull}
        />
      )}
      <div className={classes.scroll}>
        <div ref={box} />
      </div>
      {editor && link && (
        <LinkBubble editor={editor} link={link} bubble={bubble} onEdit={() => setLinking(true)} />
      )}
      {editor && <UploadLayer editor={editor} />}
      {editor && <SlashMenu editor={editor} onPicture={() => setPicking(true)} />}
      {editor && isPicking && <PicturePicker editor={editor} onClose={() => setPicking(false)} />}
      <TextSize words={words} kilobytes={kilobytes} />
    </div>
  )
}
