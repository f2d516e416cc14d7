import { useMemo } from 'react'
import { Icon } from '../../../elements/Icon.tsx'
import { useOffice } from '../../../offices/OfficeContext.ts'
import { placesIn } from '../../../offices/recordPlaces.ts'
import { useUser } from '../../../session/useSession.ts'
import { useLanguage, useText } from '../../../texts/useText.ts'
import classes from './CreateLink.module.css'

/**
 * To the form of a new record of a picker's type, in a tab of its own, so that nothing typed here is left. Absent where the role
 * does not permit it, or such records hang below another one.
 */
export function CreateLink({ type: key }: { type: string }) {
  const t = useText()
  const language = useLanguage()
  const { office } = useOffice()
  const { permissions } = useUser()
  const place = useMemo(() => placesIn(office).get(key), [office, key])
  if (!place || place.type.single || !permissions.includes(place.area.permission)) return null
  return (
    <a className={classes.create} href={`${place.url}/add`} target="_blank" rel="noopener">
      {t('field.createNew', { name: place.type.label[language] })}
      <Icon name="external" size={13} />
      <span className="visuallyHidden">{t('field.newTab')}</span>
    </a>
  )
}
