import { use, useMemo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { editPathOf } from '../../core/records/routePaths.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { findRecordLocations } from '../../core/offices/recordLocations.ts'
import { hasRight } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle } from '../form/FormContext.ts'
import { RelatedRecordContext } from './RelatedRecordContext.ts'
import classes from './RelatedRecordTools.module.css'

interface OpenButtonProps {
  label: string
  name?: string
  url: string
  onOpen: () => void
}

/** Opens a sheet; in a sheet, a new tab. */
function OpenButton({ label, name, url, onOpen }: OpenButtonProps) {
  const t = useTextsOf(fieldTexts)
  const { isInSheet } = useFormHandle()
  if (!isInSheet)
    return (
      <button type="button" aria-label={name} onClick={onOpen}>
        {label}
      </button>
    )
  return (
    <a href={url} target="_blank" rel="noopener">
      {label}
      <Icon name="external" size={13} />
      <span className="visuallyHidden">{t('field.newTab')}</span>
    </a>
  )
}

interface Props {
  type: string
  /** Label of the field. */
  label: string
  chosen: readonly { id: number; title: string }[]
  onCreated: (id: number) => void
}

/** Creates and edits related records. Hidden without the right to edit, and for types below a parent. */
export function RelatedRecordTools({ type: key, label, chosen, onCreated }: Props) {
  const t = useTextsOf(fieldTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const user = useUser()
  const { isInSheet } = useFormHandle()
  const open = use(RelatedRecordContext)
  const target = useMemo(() => findRecordLocations(office).get(key), [office, key])
  if (!target || target.type.single || !hasRight(user, target.area.permission, 'edit')) return null
  const edit = t('field.edit')
  const editName = t('field.editOf', { name: label })
  const openRecord = (id: number) => open({ type: key, id, onCreated })
  const [first, ...others] = chosen
  return (
    <div className={classes.tools}>
      <OpenButton
        label={t('field.createNew', { name: target.type.label[language] })}
        url={`${target.url}/add`}
        onOpen={() => openRecord(0)}
      />
      {first && others.length === 0 && (
        <OpenButton
          label={edit}
          name={editName}
          url={editPathOf(target.url, first.id)}
          onOpen={() => openRecord(first.id)}
        />
      )}
      {others.length > 0 && !isInSheet && (
        <Menu
          name={editName}
          label={edit}
          isQuiet
          items={chosen.map(({ id, title }) => ({ id, label: title, onChoose: () => openRecord(id) }))}
        />
      )}
    </div>
  )
}
