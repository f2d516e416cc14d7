import type { Envelope } from '@flou/shared/api.ts'
import type { RelatedChangeRequest } from '@flou/shared/approval/workflow.ts'
import { alertPending, notifyInfo } from '../state/notify.ts'
import { interfaceLanguage } from '../texts/language.ts'
import { localizedText } from './localizedText.ts'

/** True for status 202: nothing is done yet, and `data` may be null. */
export const isAwaitingApproval = ({ changeRequest }: Pick<Envelope, 'changeRequest'>): boolean =>
  changeRequest !== undefined

export const notifyAwaitingApproval = (): void => alertPending('waitsForApproval')

/** Announces other waiting change requests related to the new one. */
export function notifyRelated(related: readonly RelatedChangeRequest[]): void {
  const isSame = related.some(({ relation }) => relation === 'sameRecords')
  const titles = related.map(({ titles: of, author }) => {
    const { text } = localizedText(of, interfaceLanguage.get())
    return `${text} (${author.name})`
  })
  notifyInfo(isSame ? 'changeSameRecords' : 'changeShowsOther', titles.join(', '))
}
