import { useMemo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { findRecordLocations } from '../../core/offices/recordLocations.ts'
import { hasRight } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import classes from './CreateLink.module.css'

/** Opens the form of a new record in a new tab. Hidden without the right to edit, or for child types. */
export function CreateLink({ type: key }: { type: string }) {
  const t = useTextsOf(fieldTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const user = useUser()
  const target = useMemo(() => findRecordLocations(office).get(key), [office, key])
  if (!target || target.type.single || !hasRight(user, target.area.permission, 'edit')) return null
  return (
    <a className={classes.create} href={`${target.url}/add`} target="_blank" rel="noopener">
      {t('field.createNew', { name: target.type.label[language] })}
      <Icon name="external" size={13} />
      <span className="visuallyHidden">{t('field.newTab')}</span>
    </a>
  )
}
