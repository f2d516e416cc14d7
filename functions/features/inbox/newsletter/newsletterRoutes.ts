import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { newsletter } from '@flou/shared/forms/forms/newsletter.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { exportInput } from '../exportInbox.ts'
import { importInput, importSubscribers } from './importSubscribers.ts'
import {
  answerSubscriberFigures,
  answerSubscriberChunk,
  answerSubscribers,
  recordSubscriberExport,
  subscriberInput,
  unsubscribeByHand,
} from './subscribers.ts'
import {
  answerFailed,
  answerLift,
  answerSendAgain,
  answerSuppressed,
  liftInput,
  sendAgainInput,
} from './undelivered.ts'

const { permission } = newsletter

const subscriberRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: NEWSLETTER_PATHS.subscribers,
    endpoint: endpoint({ permission, handle: answerSubscribers }),
  },
  {
    method: 'GET',
    path: NEWSLETTER_PATHS.figures,
    endpoint: endpoint({ permission, handle: answerSubscriberFigures }),
  },
  {
    method: 'POST',
    path: NEWSLETTER_PATHS.export,
    endpoint: endpoint({ permission, input: exportInput, handle: recordSubscriberExport }),
  },
  {
    method: 'GET',
    path: NEWSLETTER_PATHS.export,
    endpoint: endpoint({ permission, handle: answerSubscriberChunk }),
  },
  {
    method: 'POST',
    path: NEWSLETTER_PATHS.import,
    endpoint: endpoint({ permission, input: importInput, handle: importSubscribers }),
  },
  {
    method: 'POST',
    path: NEWSLETTER_PATHS.unsubscribe,
    endpoint: endpoint({ permission, input: subscriberInput, handle: unsubscribeByHand }),
  },
]

const undeliveredRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: NEWSLETTER_PATHS.suppressed,
    endpoint: endpoint({ permission, handle: answerSuppressed }),
  },
  {
    method: 'POST',
    path: NEWSLETTER_PATHS.lift,
    endpoint: endpoint({ permission, input: liftInput, handle: answerLift }),
  },
  {
    method: 'GET',
    path: NEWSLETTER_PATHS.failed,
    endpoint: endpoint({ permission, handle: answerFailed }),
  },
  {
    method: 'POST',
    path: NEWSLETTER_PATHS.resend,
    endpoint: endpoint({ permission, input: sendAgainInput, handle: answerSendAgain }),
  },
]

export const newsletterRoutes = (): Route[] => [...subscriberRoutes, ...undeliveredRoutes]
