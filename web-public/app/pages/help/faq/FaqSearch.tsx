import type { RefObject } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { useSite } from '../../../site/useSite.ts'
import { helpTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './faq.module.css'
import { QUERY, useQuestionSearch, type Result } from './useQuestionSearch.ts'

export function FaqSearch({ root }: { root: RefObject<HTMLElement | null> }) {
  const { t } = useTexts(helpTexts)
  const { path, language } = useSite()
  const { field, result, search } = useQuestionSearch(root)
  const announce = ({ query, count }: Result) =>
    count > 0 ? t('found', { query, count }) : t('noneFound', { query })
  return (
    <search className={`no-print ${styles['search']}`}>
      <form
        action={localPath(path, language)}
        method="get"
        data-native=""
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="faq-query">{t('search')}</label>
        <input
          ref={field}
          id="faq-query"
          type="search"
          name={QUERY}
          maxLength={100}
          placeholder={t('searchHint')}
          autoComplete="off"
          className={styles['field']}
          onInput={({ currentTarget }) => search(currentTarget.value)}
        />
      </form>
      <p role="status" className={styles['result']}>
        {result && announce(result)}
      </p>
      {result && (
        <p>
          <a
            href={`${localPath(pathTo('search'), language)}?query=${encodeURIComponent(result.query)}`}
            className="arrow-link"
          >
            {t('searchSite')}
          </a>
        </p>
      )}
    </search>
  )
}
