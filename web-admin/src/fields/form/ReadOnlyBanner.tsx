import { permissionName } from '@flou/shared/content/labels/permissionName.ts'
import { useRights } from '../../core/session/rights.ts'
import { useLanguage, useText } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Explains why actions of a screen are absent; null with the right to edit. */
export function ReadOnlyBanner() {
  const t = useText()
  const language = useLanguage()
  const { permission, canEdit } = useRights()
  if (canEdit) return null
  const name = permission === undefined ? '' : permissionName(permission, language)
  return <Banner mb="md">{t('shell.readOnly', { permission: name })}</Banner>
}
