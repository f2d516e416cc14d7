import { PageHead } from '../elements/PageHead.tsx'
import { RichText } from '../elements/RichText.tsx'
import { withAnchors } from '../elements/textParts.ts'
import { Contents } from '../sections/Contents.tsx'
import { PlainHeader } from '../sections/PlainHeader.tsx'
import { readPage } from './reading/readPage.ts'
import type { Route } from './+types/customPage'
import styles from './customPage.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { head, record } = await readPage('customPage', args)
  const { html, headings } = withAnchors(record.content)
  // its script is allowed by hash in its own document only
  return { head, page: { ...record, content: html }, headings, needsDocument: record.customScript !== '' }
}

/** Escapes closing tags and normalizes line breaks as browsers do before hashing. */
const asElement = (script: string) => script.replace(/\r\n?/g, '\n').replace(/<\/script/gi, '<\\/script')

/**
 * Editor content, optionally with a script. Pages with a script are not hydrated, which would undo its
 * changes.
 */
export default function CustomPage({ loaderData: { head, page, headings } }: Route.ComponentProps) {
  return (
    <article lang={page.lang}>
      <PageHead head={head} />
      <PlainHeader head={head} />
      <div className={`wrap ${styles['columns']}`} data-long={headings.length > 2 || undefined}>
        <div className={styles['side']}>
          <Contents headings={headings} />
        </div>
        <RichText html={page.content} className={styles['text']} />
      </div>
      {page.customScript !== '' && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: asElement(page.customScript) }} />
      )}
    </article>
  )
}
