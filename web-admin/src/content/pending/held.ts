import type { Envelope } from '@flou/shared/api.ts'
import type { RelatedChange } from '@flou/shared/workflow.ts'
import { alertPending, notifyInfo } from '../../elements/notify.ts'
import { interfaceLanguage } from '../../texts/language.ts'
import { localizedText } from '../localizedText.ts'

/** True for an answer that waits for approval (202): nothing has been done yet, and its `data` may be null. */
export const isHeld = ({ change }: Pick<Envelope, 'change'>): boolean => change !== undefined

/** Says that something waits for approval that changes nothing until then. */
export const tellHeld = (): void => alertPending('waitsForApproval')

/** Says which other changes wait that the one just submitted has to do with: its page links to them. */
export function tellRelated(related: readonly RelatedChange[]): void {
  const isSame = related.some(({ relation }) => relation === 'sameRecords')
  const titles = related.map(({ titles: of, author }) => {
    const { text } = localizedText(of, interfaceLanguage.get())
    return `${text} (${author.name})`
  })
  notifyInfo(isSame ? 'changeSameRecords' : 'changeShowsOther', titles.join(', '))
}
