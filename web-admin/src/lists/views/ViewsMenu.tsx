import { useId } from 'react'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { SaveView } from './SaveView.tsx'
import { ViewRow } from './ViewRow.tsx'
import { useSharedViewActions, useViewActions, type SharedViewActions } from './useViewActions.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Views.module.css'

interface Props {
  apiUrl: string
  search: string
}

interface SharedProps {
  actions: SharedViewActions
  present: SavedView | undefined
  onOpen: (view: SavedView) => void
  onDefault: (view: SavedView) => void
}

function SharedViews({ actions, present, onOpen, onDefault }: SharedProps) {
  const t = useTextsOf(listTexts)
  const heading = useId()
  if (actions.shared.length === 0) return null
  return (
    <>
      <h3 id={heading} className={classes.shared}>
        {t('views.sharedTitle')}
      </h3>
      <ul className={classes.list} aria-labelledby={heading}>
        {actions.shared.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            isPresent={view === present}
            onOpen={() => onOpen(view)}
            onDefault={() => onDefault(view)}
            {...(actions.canChange(view) && {
              onRename: (name: string) => actions.rename(view, name),
              onDelete: () => actions.remove(view),
            })}
          />
        ))}
      </ul>
    </>
  )
}

export function ViewsMenu({ apiUrl, search }: Props) {
  const t = useTextsOf(listTexts)
  const viewActions = useViewActions(apiUrl, search)
  const { views, present } = viewActions
  const sharing = useSharedViewActions(apiUrl, search)
  return (
    <Popup
      label={
        <>
          <Icon name="bookmark" size={16} />
          {present ? t('views.present', { name: present.name }) : t('views.title')}
        </>
      }
    >
      {(close) => (
        <div className={classes.menu}>
          {views.length + sharing.shared.length === 0 && <FieldHint>{t('views.none')}</FieldHint>}
          {views.length + sharing.shared.length > 0 && (
            <ul className={classes.list}>
              <li>
                <button
                  type="button"
                  aria-pressed={search === ''}
                  onClick={() => viewActions.open('', close)}
                >
                  {t('views.plain')}
                </button>
              </li>
              {views.map((view) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  isPresent={view === present}
                  onOpen={() => viewActions.open(view.search, close)}
                  onRename={(name) => viewActions.rename(view, name)}
                  onDefault={() => viewActions.makeDefault(view)}
                  onDelete={() => viewActions.remove(view)}
                />
              ))}
            </ul>
          )}
          <SharedViews
            actions={sharing}
            present={present}
            onOpen={(view) => viewActions.open(view.search, close)}
            onDefault={viewActions.makeDefault}
          />
          <SaveView views={views} sharing={sharing} isPlain={search === ''} onSave={viewActions.add} />
        </div>
      )}
    </Popup>
  )
}
