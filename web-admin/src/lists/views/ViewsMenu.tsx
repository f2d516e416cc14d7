import { Icon } from '../../ui/Icon.tsx'
import { Popup } from '../../ui/Menu.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { SaveView } from './SaveView.tsx'
import { ViewRow } from './ViewRow.tsx'
import { useViewActions } from './useViewActions.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Views.module.css'

interface Props {
  apiUrl: string
  search: string
}

export function ViewsMenu({ apiUrl, search }: Props) {
  const t = useTextsOf(listTexts)
  const { views, present, ...viewActions } = useViewActions(apiUrl, search)
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
          {views.length === 0 && <FieldHint>{t('views.none')}</FieldHint>}
          {views.length > 0 && (
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
          <SaveView views={views} isPlain={search === ''} onSave={viewActions.add} />
        </div>
      )}
    </Popup>
  )
}
