import { useParams } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { unconfirmedApi } from '../../core/session/current.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { apiUrlOf } from '../../core/records/routePaths.ts'
import { useRefreshed } from './useRefreshed.ts'
import { RecordForm } from '../../editor/view/RecordForm.tsx'
import { ParentLink } from './ParentLink.tsx'
import { RecordGate } from './RecordGate.tsx'
import { recordIn, ReleaseVersion } from './ReleaseVersion.tsx'
import { useParentTitled } from './useParent.ts'
import { useRecord } from './useRecord.ts'

/** Section form; unsaved sections start at version 0. */
export function SectionScreen({ route }: ScreenProps) {
  const { type } = route
  if (!type?.single) throw new Error(`${route.url} is no section`)
  const language = useLanguage()
  const path = apiUrlOf(route, useParams())
  const query = useRecord(path)
  const refreshed = useRefreshed(path)
  const titled = useParentTitled(route)
  return (
    <RecordGate query={query}>
      {(stored) => (
        <ReleaseVersion>
          {(item, form) => (
            <RecordForm
              key={item?.id ?? path}
              type={type}
              mode="update"
              record={item ? recordIn(item, stored) : stored}
              subject={path}
              title={titled(
                type.below === undefined
                  ? `${route.area.label[language]}: ${routeLabel(route)[language]}`
                  : routeLabel(route)[language],
              )}
              parent={<ParentLink route={route} />}
              send={(body, idempotencyKey) =>
                unconfirmedApi<StoredRecord>(path, { method: 'PUT', body, idempotencyKey })
              }
              onSaved={(record, _, effect) => refreshed(record, effect)}
              apiUrl={path}
              {...form}
            />
          )}
        </ReleaseVersion>
      )}
    </RecordGate>
  )
}
