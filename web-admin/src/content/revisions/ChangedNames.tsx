import type { RevisionRow } from '@flou/shared/api.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { revisionTexts } from '../../texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../texts/useText.ts'

const SCOPES = ['id', 'en', 'shared'] as const
const MAX_NAMES = 3

export function ChangedNames({ changed, typeKey }: { changed: RevisionRow['changed']; typeKey: string }) {
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  if (!changed) return null
  const scopes = SCOPES.filter((scope) => changed[scope].length > 0)
  if (scopes.length === 0) return t('versions.nothing')
  return scopes
    .map((scope) => {
      const names = changed[scope].map((name) => fieldLabel(typeKey, name)[language])
      const listed = names.slice(0, MAX_NAMES).join(', ')
      const more = names.length - MAX_NAMES
      const title = scope === 'shared' ? t('versions.shared') : t(`language.${scope}`)
      return `${title}: ${listed}${more > 0 ? ` ${t('versions.andMore', { count: more })}` : ''}`
    })
    .join(' · ')
}
