import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { pricingArea } from '@flou/shared/content/types/product/pricing.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { type MailSite, mailRoutes } from '../mail/index.ts'
import { SIGNED_IN } from '../../core/operations/permission.ts'
import { answerBulk, answerUpdate, answerNote, bulkInput, updateInput, noteInput } from './updateInbox.ts'
import { answerEstimateMessage, estimateMessageInput } from './estimateMessage.ts'
import { answerChunk, exportInput, recordExport } from './exportInbox.ts'
import { answerNews, answerNotify, notifyInput } from './eventNews.ts'
import { answerCheckIn, answerCount, answerParticipants, checkInInput } from './participants.ts'
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts'
import { personRoutes } from './personRoutes.ts'
import { answerReply, answerResend, answerTemplates, replyInput } from './reply.ts'
import {
  answerConversion,
  answerCounts,
  answerView,
  answerFigures,
  answerList,
  answerOne,
  answerUnread,
  peopleOf,
} from './readInbox.ts'

function formRoutes(form: FormDeclaration, site: MailSite): Route[] {
  const { key, permission } = form
  return [
    {
      method: 'GET',
      path: INBOX_PATHS.list(key),
      endpoint: endpoint({ permission, handle: (call) => answerList(call, form) }),
    },
    ...figureRoutes(form),
    {
      method: 'GET',
      path: INBOX_PATHS.people(key),
      endpoint: endpoint({
        permission,
        handle: async ({ services }) => ({ data: await peopleOf(services.table, form) }),
      }),
    },
    {
      method: 'POST',
      path: INBOX_PATHS.bulk(key),
      endpoint: endpoint({ permission, input: bulkInput, handle: (call) => answerBulk(call, form) }),
    },
    {
      method: 'POST',
      path: INBOX_PATHS.export(key),
      endpoint: endpoint({ permission, input: exportInput, handle: (call) => recordExport(call, form) }),
    },
    {
      method: 'GET',
      path: INBOX_PATHS.export(key),
      endpoint: endpoint({ permission, handle: (call) => answerChunk(call, form) }),
    },
    ...itemRoutes(form),
    ...replyRoutes(form, site),
  ]
}

function figureRoutes(form: FormDeclaration): Route[] {
  const { key, permission } = form
  return [
    {
      method: 'GET',
      path: INBOX_PATHS.figures(key),
      endpoint: endpoint({ permission, handle: (call) => answerFigures(call, form) }),
    },
    {
      method: 'GET',
      path: INBOX_PATHS.conversion(key),
      endpoint: endpoint({ permission, handle: (call) => answerConversion(call, form) }),
    },
  ]
}

function itemRoutes(form: FormDeclaration): Route[] {
  const { key, permission } = form
  return [
    {
      method: 'GET',
      path: INBOX_PATHS.one(key, '{id}'),
      endpoint: endpoint({ permission, handle: (call) => answerOne(call, form) }),
    },
    {
      method: 'PUT',
      path: INBOX_PATHS.one(key, '{id}'),
      endpoint: endpoint({ permission, input: updateInput, handle: (call) => answerUpdate(call, form) }),
    },
    {
      method: 'POST',
      path: INBOX_PATHS.notes(key, '{id}'),
      endpoint: endpoint({ permission, input: noteInput, handle: (call) => answerNote(call, form) }),
    },
  ]
}

const replyRoutes = (form: FormDeclaration, site: MailSite): Route[] => [
  {
    method: 'GET',
    path: INBOX_PATHS.replyTemplates(form.key),
    endpoint: endpoint({ permission: form.permission, handle: (call) => answerTemplates(call, site) }),
  },
  {
    method: 'POST',
    path: INBOX_PATHS.replies(form.key, '{id}'),
    endpoint: endpoint({
      permission: form.permission,
      input: replyInput,
      handle: (call) => answerReply(call, form, site),
    }),
  },
  {
    method: 'POST',
    path: INBOX_PATHS.resendReply(form.key, '{id}', '{reply}'),
    endpoint: endpoint({ permission: form.permission, handle: (call) => answerResend(call, form) }),
  },
]

const { permission: EVENT } = eventRegistration

const participantRoutes = (site: MailSite): readonly Route[] => [
  {
    method: 'GET',
    path: INBOX_PATHS.participants('{event}'),
    endpoint: endpoint({ permission: EVENT, handle: answerParticipants }),
  },
  {
    method: 'GET',
    path: INBOX_PATHS.participantCounts('{event}'),
    endpoint: endpoint({ permission: EVENT, handle: answerCount }),
  },
  {
    method: 'GET',
    path: INBOX_PATHS.eventNews('{event}'),
    endpoint: endpoint({ permission: EVENT, handle: (call) => answerNews(call, site) }),
  },
  {
    method: 'POST',
    path: INBOX_PATHS.notifyParticipants('{event}'),
    endpoint: endpoint({ permission: EVENT, input: notifyInput, handle: answerNotify }),
  },
  {
    method: 'PUT',
    path: INBOX_PATHS.checkIn('{event}', '{id}'),
    endpoint: endpoint({ permission: EVENT, input: checkInInput, handle: answerCheckIn }),
  },
]

const estimateMessageRoute: Route = {
  method: 'POST',
  path: INBOX_PATHS.estimateMessage('{id}'),
  endpoint: endpoint({
    permission: contactMessage.permission,
    alsoPermission: pricingArea.permission,
    input: estimateMessageInput,
    handle: answerEstimateMessage,
  }),
}

const PLACEHOLDER_SITE: MailSite = {
  adminOrigin: 'https://admin.invalid',
  siteOrigin: 'https://site.invalid',
}

/** Derived from the declared forms; a new form needs no code here. */
export const inboxRoutes = (site: MailSite = PLACEHOLDER_SITE): Route[] => [
  {
    method: 'GET',
    path: INBOX_PATHS.unread,
    endpoint: endpoint({ permission: SIGNED_IN, handle: answerUnread }),
  },
  { method: 'GET', path: INBOX_PATHS.all, endpoint: endpoint({ permission: SIGNED_IN, handle: answerView }) },
  {
    method: 'GET',
    path: INBOX_PATHS.counts,
    endpoint: endpoint({ permission: SIGNED_IN, handle: answerCounts }),
  },
  ...FORM_DECLARATIONS.flatMap((form) => formRoutes(form, site)),
  ...participantRoutes(site),
  estimateMessageRoute,
  ...newsletterRoutes(),
  ...personRoutes(),
  ...mailRoutes(site),
]
