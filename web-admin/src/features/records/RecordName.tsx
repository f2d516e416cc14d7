import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { inBothLanguages } from '@flou/shared/locale.ts'
import { recordTitle } from '../../core/records/recordTitle.ts'
import { useCrumbName } from '../../core/state/crumbName.ts'

interface Props {
  route: Route
  type: ContentType
  record: Partial<StoredRecord>
}

/** Names the record in the breadcrumb; an empty title falls back to the other language. */
export function RecordName({ route, type, record }: Props) {
  const titles = inBothLanguages((language) => recordTitle(type, record, language))
  const title = titles.en || titles.id
  useCrumbName(
    inBothLanguages((language) => titles[language] || title || `${type.label[language]} ${record.id ?? ''}`),
    route,
  )
  return null
}
