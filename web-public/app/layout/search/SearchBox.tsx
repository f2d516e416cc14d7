import type { InvalidEvent, SubmitEvent } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo, MISSING_FIELD } from '@flou/shared/paths.ts'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './SearchBox.module.css'

const QUERY = 'query'

function sendTrimmed(event: SubmitEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem(QUERY)
  if (!(field instanceof HTMLInputElement)) return
  field.value = field.value.trim()
  if (field.value !== '') return
  event.preventDefault()
  field.focus()
}

/** Focuses an empty field instead of reporting an error: narrow bars show only the button. */
function focusField(event: InvalidEvent<HTMLInputElement>): void {
  event.preventDefault()
  event.currentTarget.focus()
}

/**
 * Native form to the search page.
 * @param props.isForMissing on the 404 page: the server inserts words of the path
 */
export function SearchBox({ isForMissing = false }: { isForMissing?: boolean }) {
  const { t } = useTexts(shellTexts)
  const { language } = useSite()
  return (
    <search>
      <form
        action={localPath(pathTo('search'), language)}
        method="get"
        className={styles['form']}
        onSubmit={sendTrimmed}
        data-native=""
        data-suggest={language}
      >
        <input
          type="search"
          name={QUERY}
          required
          pattern=".*\S.*"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          autoComplete="off"
          onInvalid={focusField}
          className={styles['field']}
          {...(isForMissing && { [MISSING_FIELD]: '', defaultValue: '' })}
        />
        <button type="submit" className={styles['button']}>
          <span className="only-heard">{t('search')}</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles['glass']}>
            <circle cx="11" cy="11" r="6.5" />
            <path d="m16 16 4.5 4.5" />
          </svg>
        </button>
      </form>
    </search>
  )
}
