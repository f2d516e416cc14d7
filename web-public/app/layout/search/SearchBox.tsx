import { MISSING_FIELD } from '@flou/shared/search/missingField.ts'
import type { InvalidEvent, SubmitEvent } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './SearchBox.module.css'

const QUERY = 'query'

/** Spaces around a question ask nothing: only the trimmed text is sent, and only where some is left (spec §2). */
function sendTrimmed(event: SubmitEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem(QUERY)
  if (!(field instanceof HTMLInputElement)) return
  field.value = field.value.trim()
  if (field.value !== '') return
  event.preventDefault()
  field.focus()
}

/** The button beside an empty field is a way into it, not a mistake: where the bar is full, it is all that is seen of the field. */
function goToField(event: InvalidEvent<HTMLInputElement>): void {
  event.preventDefault()
  event.currentTarget.focus()
}

/**
 * A plain form to the search page: the browser sends it, with or without script.
 * @param props.isForMissing on the 404 page: the server fills in the words of the address (functions/site/missingWords.ts)
 */
export function SearchBox({ isForMissing = false }: { isForMissing?: boolean }) {
  const { t } = useTranslation()
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
          onInvalid={goToField}
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
