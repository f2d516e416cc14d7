import { Aws } from 'aws-cdk-lib'
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'
import type { Config, Throttle } from '../config.ts'
import { logGroupOf } from './functions/serviceFunction.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

/** The functions that answer HTTP, by docs/architecture.md. The most specific route wins. */
const ROUTES = [
  ['POST', '/api/authenticate', 'account'],
  ['ANY', '/api/account/{proxy+}', 'account'],
  ['ANY', '/api/dashboard/{proxy+}', 'content'],
  ['POST', '/api/dashboard/preview', 'preview'],
  ['GET', '/api/dashboard/preview/style', 'preview'],
  ['GET', '/api/preview/{token}', 'preview'],
  ['ANY', '/api/dashboard/media', 'media'],
  ['ANY', '/api/dashboard/media/{proxy+}', 'media'],
  ['GET', '/api/{proxy+}', 'site'],
] as const
export type ApiFunctionName = (typeof ROUTES)[number][2]

/** Routes at which passwords and tokens are tried: tighter limits (design §8). */
const SIGN_IN_ROUTES = ['POST /api/authenticate', 'ANY /api/account/{proxy+}']
/** Anybody with a link has a page rendered. */
const PREVIEW_ROUTE = 'GET /api/preview/{token}'

/** No addresses, queries or bodies: they would put personal data into the log. */
const LOG_FIELDS = {
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  error: '$context.integrationErrorMessage',
}

/** The HTTP API. It answers only what came through the CDN: the functions check `x-origin-verify`. */
export class Api extends Construct {
  readonly api: apigateway.HttpApi
  /** Host name without protocol. */
  readonly host: string

  constructor(scope: Construct, config: Config, functions: Record<ApiFunctionName, ServiceFunction>) {
    super(scope, 'Api')
    this.api = new apigateway.HttpApi(this, 'Http', { createDefaultStage: false })
    this.host = `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
    const integrations = new Map(
      Object.entries(functions).map(([name, { live }]) => [
        name,
        new HttpLambdaIntegration(name, live, { scopePermissionToRoute: false }),
      ]),
    )
    for (const [method, path, name] of ROUTES) {
      const integration = integrations.get(name)
      if (integration) this.api.addRoutes({ path, methods: [apigateway.HttpMethod[method]], integration })
    }
    this.addStage(config)
    acknowledge(
      this.api,
      'APIG4',
      'HTTP API authorizers verify RSA only; each handler verifies the EdDSA token',
    )
  }

  private addStage(config: Config): void {
    const stage = new apigateway.HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: config.throttle.api.rate, burstLimit: config.throttle.api.burst },
      accessLogSettings: {
        destination: new apigateway.LogGroupLogDestination(logGroupOf(this, config)),
        format: AccessLogFormat.custom(JSON.stringify(LOG_FIELDS)),
      },
    })
    // The L2 has no limits per route. Its default child is the CfnStage.
    const resource = stage.node.defaultChild as apigateway.CfnStage
    const limits = [
      ...SIGN_IN_ROUTES.map((route) => [route, config.throttle.signIn] as const),
      [PREVIEW_ROUTE, config.throttle.preview] as const,
    ]
    resource.routeSettings = Object.fromEntries(limits.map(([route, limit]) => [route, routeThrottle(limit)]))
    // CloudFormation refuses settings of a route that is not there yet.
    stage.node.addDependency(
      ...this.api.node.findAll().filter((child) => child instanceof apigateway.HttpRoute),
    )
  }
}

const routeThrottle = ({ rate, burst }: Throttle) => ({
  ThrottlingRateLimit: rate,
  ThrottlingBurstLimit: burst,
})
