import type { Language } from '@flou/shared/locale.ts'

interface RichTextProps {
  /** Markup, sanitized when saved. */
  html: string
  className?: string | undefined
  /** Set if it differs from the surrounding language. */
  lang?: Language | undefined
}

/** Makes wide tables and code blocks scrollable by keyboard, and shows chosen links as buttons. */
const forReaders = (html: string) =>
  html
    .replaceAll('<table', '<table tabindex="0"')
    .replaceAll('<pre', '<pre tabindex="0"')
    .replaceAll(' data-button="true"', ' class="button"')

export function RichText({ html, className, lang }: RichTextProps) {
  if (html === '') return null
  return (
    <div
      className={className ? `prose ${className}` : 'prose'}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: forReaders(html) }}
    />
  )
}
