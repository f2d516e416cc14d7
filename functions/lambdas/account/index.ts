import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { POLICIES } from '../policies.ts'
import { accountRoutes } from '../../features/accounts/accountRoutes.ts'
import { bootstrap, isBootstrap, type BootstrapEvent } from '../../features/accounts/bootstrap.ts'
import { manifest } from './manifest.ts'
import { accountSecrets } from '../../features/accounts/signIn/signingKey.ts'

const { JWT_SECRET_ARN, ADMIN_ORIGIN } = functionEnvironment(manifest)
const services = liveServices(POLICIES)
const secrets = accountSecrets(new SecretsManagerClient(), JWT_SECRET_ARN)
const answer = apiHandler(accountRoutes({ ...secrets, adminOrigin: ADMIN_ORIGIN }), services)

export const handler = (event: APIGatewayProxyEventV2 | BootstrapEvent, context: Context): Promise<unknown> =>
  isBootstrap(event)
    ? bootstrap({ ...services, policies: POLICIES, now: services.now() }, event)
    : answer(event as APIGatewayProxyEventV2, context)
