import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { environment, functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { webhookPost } from '../../features/webhooks/call/postWebhook.ts'
import { sendDue } from '../../features/webhooks/sendDue.ts'
import { webhookRoutes } from '../../features/webhooks/webhookRoutes.ts'
import { secretSeal, webhookKeyReader } from '../../features/webhooks/call/secretSeal.ts'
import { manifest } from './manifest.ts'

const { WEBHOOK_SECRET_ARN } = functionEnvironment(manifest)
/** Set by the local runtime only (docs/operations/deploy.md). */
const { WEBHOOK_LOOPBACK } = environment({ WEBHOOK_LOOPBACK: z._default(z.string(), '') })

const services = liveServices()
const secrets = secretSeal(webhookKeyReader(new SecretsManagerClient(), WEBHOOK_SECRET_ARN, services.now))
const allowsLoopback = WEBHOOK_LOOPBACK === 'allowed'
const post = webhookPost({ allowsLoopback })
const callApi = apiHandler(webhookRoutes({ secrets, post, allowsLoopback }), services)

/** Time for the last call, which ends after at most ten seconds. */
const RESERVE_MS = 12_000

const isCall = (event: object): event is APIGatewayProxyEventV2 => 'rawPath' in event

export async function handler(event: object, context: Context): Promise<unknown> {
  if (isCall(event)) return callApi(event, context)
  const timeLeft = () => context.getRemainingTimeInMillis() - RESERVE_MS
  const webhooks = await sendDue({ ...services, secrets, post, random: Math.random, timeLeft })
  process.stdout.write(`${JSON.stringify({ level: 'info', webhooks })}\n`)
  return webhooks
}
