import type { Language } from '@flou/shared/locale.ts'

interface RichTextProps {
  /** Mark-up, sanitised when it was saved. */
  html: string
  className?: string | undefined
  /** Set if it differs from the language around. */
  lang?: Language | undefined
}

/** A table or code that is wider than the screen scrolls; the keyboard must reach it for that. */
const withReachableScrolls = (html: string) =>
  html.replaceAll('<table', '<table tabindex="0"').replaceAll('<pre', '<pre tabindex="0"')

/** Text of an editor, with the site's own type. */
export function RichText({ html, className, lang }: RichTextProps) {
  if (html === '') return null
  return (
    <div
      className={className ? `prose ${className}` : 'prose'}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: withReachableScrolls(html) }}
    />
  )
}
