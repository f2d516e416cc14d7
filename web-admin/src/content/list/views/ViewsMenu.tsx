import { Icon } from '../../../elements/Icon.tsx'
import { Popup } from '../../../elements/Popup.tsx'
import { useText } from '../../../texts/useText.ts'
import { SaveView } from './SaveView.tsx'
import { ViewRow } from './ViewRow.tsx'
import { useViewSteps } from './useViewSteps.ts'
import classes from './Views.module.css'

interface Props {
  /** The API address of the list. */
  address: string
  /** What the list shows now, as its address says it. */
  search: string
}

/** The saved views of a list: one opens it, the star chooses the one in which the list opens. */
export function ViewsMenu({ address, search }: Props) {
  const t = useText()
  const { views, present, ...steps } = useViewSteps(address, search)
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
          {views.length === 0 && <p className={classes.hint}>{t('views.none')}</p>}
          {views.length > 0 && (
            <ul className={classes.list}>
              <li>
                <button type="button" aria-pressed={search === ''} onClick={() => steps.open('', close)}>
                  {t('views.plain')}
                </button>
              </li>
              {views.map((view) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  isPresent={view === present}
                  onOpen={() => steps.open(view.search, close)}
                  onRename={(name) => steps.rename(view, name)}
                  onDefault={() => steps.makeDefault(view)}
                  onDelete={() => steps.remove(view)}
                />
              ))}
            </ul>
          )}
          <SaveView views={views} isPlain={search === ''} onSave={steps.add} />
        </div>
      )}
    </Popup>
  )
}
