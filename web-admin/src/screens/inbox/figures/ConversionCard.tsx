import { Alert } from '@mantine/core'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { PageConversion } from '@flou/shared/submissions/inbox.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { numberText } from '../../../texts/fillIn.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { InboxFilters } from '../inboxQuery.ts'
import { useConversion } from '../useInbox.ts'
import { shareOf } from './shareOf.ts'
import { FigureCard } from './FigureCard.tsx'
import classes from '../Inbox.module.css'

/** A bar for each page: which part of its views led to a form that was sent. */
function Bars({ pages }: { pages: readonly PageConversion[] }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const most = Math.max(...pages.map((one) => shareOf(one)?.value ?? 0)) || 1
  return (
    <ul className={classes.bars}>
      {pages.map((one) => {
        const share = shareOf(one)
        const values = {
          count: numberText(one.count, language),
          views: numberText(one.views, language),
          share: share?.textIn(language) ?? '–',
        }
        return (
          <li key={one.page}>
            <span>{one.page}</span>
            <span>{t('inbox.pageSent', values)}</span>
            <meter min={0} max={most} value={share?.value ?? 0} aria-hidden="true" />
          </li>
        )
      })}
    </ul>
  )
}

/** What was sent from pages against how often they were viewed; nothing where nothing was sent. */
export function ConversionCard({ form, filters }: { form: Submission; filters: InboxFilters }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const { data = [], error } = useConversion(form.key, filters)
  if (error)
    return (
      <Alert color="danger" title={t('inbox.pages')} role="alert">
        {failureText(error)}
      </Alert>
    )
  if (data.length === 0) return null
  return (
    <FigureCard
      title={t('inbox.pages')}
      hint={t('inbox.pagesHint')}
      columns={[t('inbox.page'), t('inbox.count'), t('inbox.views'), t('inbox.conversion')]}
      rows={data.map((one) => [
        one.page,
        numberText(one.count, language),
        numberText(one.views, language),
        shareOf(one)?.textIn(language) ?? '–',
      ])}
    >
      <Bars pages={data} />
    </FigureCard>
  )
}
