import type { PersonRef } from './accounts/account.ts'
import { CHANGE_REQUEST_TEXT_MAX } from './approval/workflow.ts'
import type { Language } from './locale.ts'

export const COMMENT_MAX = CHANGE_REQUEST_TEXT_MAX

/** A comment on a record or section; the first one of a thread owns field, task and resolution. */
export interface Comment {
  id: string
  /** Id of the thread's first comment. */
  thread: string
  by: PersonRef
  at: string
  edited?: string
  text: string
  version: number
  /** Path of a declared field such as `sessions.1.title`; absent for the record. */
  field?: string
  /** Digests of the items on the path, which have no ids. */
  items?: readonly string[]
  assignee?: PersonRef
  due?: string
  resolved?: { by: PersonRef; at: string }
  isDeleted?: true
}

export interface NewComment {
  text: string
  thread?: string | undefined
  field?: string | undefined
  items?: readonly string[] | undefined
  assignee?: number | undefined
  due?: string | undefined
}

export interface CommentUpdate {
  version: number
  text?: string | undefined
  isResolved?: boolean | undefined
  assignee?: number | null | undefined
  due?: string | null | undefined
}

export interface CommentSubject {
  type: string
  id: number
  parentId?: number
  titles: Record<Language, string>
}

export type CommentNotificationKind = 'mention' | 'reply' | 'task'
type PlannedNotificationKind = 'plannedLate' | 'plannedFailed' | 'plannedDropped'
type ReleaseNotificationKind = 'releaseWaiting' | 'releaseFailed' | 'releaseDecided'
/** `webhookPaused`: the subject is the webhook, whose settings are an area. `translation`: it is the first task. */
type NotificationKind =
  | CommentNotificationKind
  | PlannedNotificationKind
  | ReleaseNotificationKind
  | 'webhookPaused'
  | 'translation'

export interface Notification {
  id: string
  kind: NotificationKind
  at: string
  by: PersonRef
  subject: CommentSubject
  /** Absent for planned times. */
  thread?: string
  text: string
  /** Planned time in UTC. */
  planned?: string
  /** Id of the release that the notification is about. */
  release?: string
  translation?: { language: Language; count: number }
  /** Message code: why a planned time or a release had no effect. */
  reason?: string
  isRead: boolean
}

export interface CommentTask {
  subject: CommentSubject
  thread: string
  text: string
  by: PersonRef
  due?: string
}

export interface Bell {
  notifications: readonly Notification[]
  tasks: readonly CommentTask[]
}

export const MAX_NOTIFICATIONS = 30

const isWordAfter = (text: string) => /^[\p{L}\p{N}]/u.test(text)

/** Splits a text at `@name`, the longest name first. Returns the texts between, and the people. */
export function splitMentions<P extends PersonRef>(text: string, people: readonly P[]): (string | P)[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length)
  const parts: (string | P)[] = []
  let plain = ''
  for (let at = 0; at < text.length; at += 1) {
    const found =
      text[at] === '@'
        ? longestFirst.find(
            ({ name }) =>
              name !== '' && text.startsWith(name, at + 1) && !isWordAfter(text.slice(at + 1 + name.length)),
          )
        : undefined
    if (found) {
      parts.push(plain, found)
      plain = ''
      at += found.name.length
    } else plain += text[at] ?? ''
  }
  return [...parts, plain].filter((part) => part !== '')
}

export const mentionedIn = <P extends PersonRef>(text: string, people: readonly P[]): P[] => [
  ...new Set(splitMentions(text, people).filter((part) => typeof part !== 'string')),
]

export const THREAD_PARAMETER = 'thread'
