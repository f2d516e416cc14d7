import type { Submission } from '@flou/shared/submissions/define.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { SaveView } from '../../../content/list/views/SaveView.tsx'
import { useViewSteps } from '../../../content/list/views/useViewSteps.ts'
import { ViewRow } from '../../../content/list/views/ViewRow.tsx'
import { Icon } from '../../../elements/Icon.tsx'
import { Popup } from '../../../elements/Popup.tsx'
import { useText } from '../../../texts/useText.ts'
import { writeInbox, type InboxQuery } from '../inboxQuery.ts'
import classes from '../../../content/list/views/Views.module.css'

/** The saved views of an inbox: one opens it, the star chooses the one in which it opens. */
export function InboxViews({ form, query }: { form: Submission; query: InboxQuery }) {
  const t = useText()
  const search = writeInbox(query).toString()
  const { views, present, ...steps } = useViewSteps(INBOX_PATHS.list(form.key), search)
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
