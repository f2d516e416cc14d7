import { Checkbox } from '@mantine/core'
import type { ListRow } from '@flou/shared/api.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { IncompleteRecord } from '@flou/shared/publishing/pageCheck.ts'
import { useRowTitle } from '../../core/records/recordTitle.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { publicStateTexts } from '../../core/texts/recordState.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import type { OnlyIn } from './useBulk.ts'

const TEXTS = { ...listTexts, ...publicStateTexts }

/** Languages of the records that are published in one language, because staff chose it. */
export const onlyInOf = (incomplete: readonly IncompleteRecord[], chosen: readonly Language[]): OnlyIn =>
  new Map(incomplete.filter(({ onlyIn }) => chosen.includes(onlyIn)).map(({ id, onlyIn }) => [id, onlyIn]))

interface Props {
  rows: readonly ListRow[]
  incomplete: readonly IncompleteRecord[]
  chosen: readonly Language[]
  onChange: (chosen: readonly Language[]) => void
}

/** Offers to publish records without the texts of one language in the other one. */
export function OneLanguageChoice({ rows, incomplete, chosen, onChange }: Props) {
  const t = useTextsOf(TEXTS)
  const titleOf = useRowTitle()
  return LANGUAGES.map((language) => {
    const ids = new Set(incomplete.filter(({ onlyIn }) => onlyIn === language).map(({ id }) => id))
    const affected = rows.filter(({ id }) => ids.has(id))
    if (affected.length === 0) return null
    return (
      <Banner key={language} tone="soon" title={t(`oneLanguage.title.${language}`)} mt="md">
        <ul>
          {affected.map((row) => (
            <li key={row.id}>{titleOf(row)}</li>
          ))}
        </ul>
        <Checkbox
          label={t(`bulk.publishIn.${language}`, { count: affected.length })}
          description={t(`oneLanguage.visitors.${language}`)}
          checked={chosen.includes(language)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, language] : chosen.filter((one) => one !== language))
          }
        />
      </Banner>
    )
  })
}
