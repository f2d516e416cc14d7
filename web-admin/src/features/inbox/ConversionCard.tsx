import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { BarList } from '../../ui/figures/BarList.tsx'
import { FigureCard } from '../../ui/figures/FigureCard.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { numberText } from '@flou/shared/texts/translator.ts'
import { inboxTexts } from '../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { InboxFilters } from './inboxQuery.ts'
import { useConversion } from './useInbox.ts'
import { shareOf } from './shareOf.ts'

export function ConversionCard({ form, filters }: { form: FormDeclaration; filters: InboxFilters }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const { data = [], error } = useConversion(form.key, filters)
  if (error) return <LoadFailure error={error} title={t('inbox.pages')} />
  if (data.length === 0) return null
  const pages = data.map((one) => {
    const share = shareOf(one)
    return {
      name: one.page,
      value: share?.value ?? 0,
      count: numberText(one.count, language),
      views: numberText(one.views, language),
      share: share?.textIn(language) ?? '–',
    }
  })
  return (
    <FigureCard
      title={t('inbox.pages')}
      hint={t('inbox.pagesHint')}
      columns={[t('inbox.page'), t('inbox.count'), t('inbox.views'), t('inbox.conversion')]}
      rows={pages.map(({ name, count, views, share }) => [name, count, views, share])}
    >
      <BarList
        bars={pages.map(({ name, value, ...numbers }) => ({
          name,
          value,
          text: t('inbox.pageSent', numbers),
        }))}
      />
    </FigureCard>
  )
}
