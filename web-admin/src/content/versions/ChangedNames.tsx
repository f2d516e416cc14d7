import type { VersionRow } from '@flou/shared/api.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { versionTexts } from '../../texts/content/versions.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

const PARTS = ['id', 'en', 'shared'] as const
/** Names said before the rest is counted. */
const SAID = 3

/** What a version changed, in words: the fields of each language, and those outside of languages. */
export function ChangedNames({ changed, typeKey }: { changed: VersionRow['changed']; typeKey: string }) {
  const t = useTextsOf(versionTexts)
  const language = useLanguage()
  if (!changed) return null
  const parts = PARTS.filter((part) => changed[part].length > 0)
  if (parts.length === 0) return t('versions.nothing')
  return parts
    .map((part) => {
      const names = changed[part].map((name) => fieldLabel(typeKey, name)[language])
      const said = names.slice(0, SAID).join(', ')
      const more = names.length - SAID
      const title = part === 'shared' ? t('versions.shared') : t(`form.language.${part}`)
      return `${title}: ${said}${more > 0 ? ` ${t('versions.andMore', { count: more })}` : ''}`
    })
    .join(' · ')
}
