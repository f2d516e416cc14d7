import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createEditor, type RichEditor } from './document/editor.ts'
import { htmlOf } from './document/html.ts'
import { writeEarly } from './document/writeEarly.ts'
import type { EarlyKeys } from './earlyKeys.ts'
import { LinkBubble } from './links/LinkBubble.tsx'
import { useLinkBubble } from './links/useLinkBubble.ts'
import { uploadPictures } from './pictures/pictureUploads.ts'
import { UploadLayer } from './pictures/UploadLayer.tsx'
import { useLeftOut } from './pictures/useLeftOut.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { kilobytesNearLimit, SizeLeft } from './SizeLeft.tsx'
import { useOwnHeight } from './useOwnHeight.ts'
import classes from './RichText.module.css'

interface Props {
  labelId: string
  onChange: (html: string) => void
  /** The id of what says what is wrong with it; undefined where nothing is. */
  errorId: string | undefined
  isRequired: boolean
  /** Whether the person was in the text already when the editor arrived. */
  hasFocus: boolean
  /** The text it starts with, and what they wrote into it until then. */
  early: EarlyKeys
}

type Named = Pick<Props, 'labelId' | 'isRequired' | 'errorId'>

const attributesOf = ({ labelId, isRequired, errorId }: Named): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  'aria-required': String(isRequired),
  'data-rich-text': '',
  tabindex: '0', // its box scrolls: assistive tools look for what the keyboard reaches in it
  class: classes.text ?? '',
  ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
})

/** Formatted text. It starts with what `early` holds and tells every change; an empty document is an empty text. */
export function RichTextEditor(props: Props) {
  const { early, labelId, isRequired, errorId } = props
  const box = useRef<HTMLDivElement>(null)
  const tellLeftOut = useLeftOut()
  const latest = useRef({ ...props, tellLeftOut })
  const [editor, setEditor] = useState<RichEditor>()
  const [isLinking, setLinking] = useState(false)
  const [kilobytes, setKilobytes] = useState(() => kilobytesNearLimit(early.start))
  useLayoutEffect(() => {
    latest.current = { ...props, tellLeftOut }
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
      onLeftOut: (parts) => latest.current.tellLeftOut(parts),
      upload: uploadPictures,
    })
    setEditor(made)
    if (latest.current.hasFocus) made.view.focus()
    return () => made.view.destroy()
  }, [])
  useOwnHeight(box)
  const { link, bubble, listeners } = useLinkBubble(editor, isLinking)
  useLayoutEffect(() => {
    // with its tools above it the text stands where it stood
    if (editor && writeEarly(editor, latest.current.early))
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
      <SizeLeft kilobytes={kilobytes} />
    </div>
  )
}
