import { Aws } from 'aws-cdk-lib'
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2'
import * as iam from 'aws-cdk-lib/aws-iam'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { Construct } from 'constructs'
import type { ApiRoute } from '@flou/functions/core/manifest.ts'
import { suppressNag } from '../suppressNag.ts'
import type { Config, Throttle } from '../config.ts'
import { callerRole } from './functions/callerRole.ts'
import { logGroupOf } from './functions/serviceFunction.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

/** No IP addresses, URLs, queries or bodies: personal data. */
const LOG_FIELDS = {
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  error: '$context.integrationErrorMessage',
}

/** Calls functions by a role: one resource instead of the permissions that the library adds in `completeBind`. */
class RoleIntegration extends HttpLambdaIntegration {
  private readonly role: iam.IRole

  constructor({ name, live }: ServiceFunction, role: iam.IRole) {
    super(name, live)
    this.role = role
  }

  override bind(options: apigateway.HttpRouteIntegrationBindOptions): apigateway.HttpRouteIntegrationConfig {
    return { ...super.bind(options), credentials: apigateway.IntegrationCredentials.fromRole(this.role) }
  }

  protected override completeBind(): void {}
}

/** Functions check `x-origin-verify`, so only requests through the CDN succeed. */
export class Api extends Construct {
  readonly api: apigateway.HttpApi
  readonly host: string

  constructor(scope: Construct, config: Config, functions: readonly ServiceFunction[]) {
    super(scope, 'Api')
    this.api = new apigateway.HttpApi(this, 'Http', { createDefaultStage: false })
    this.host = `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
    const called = functions.filter(({ manifest }) => manifest.routes)
    const role = callerRole(this, {
      caller: new iam.ServicePrincipal('apigateway.amazonaws.com'),
      functionArns: called.map(({ live }) => live.functionArn),
    })
    for (const fn of called) {
      const integration = new RoleIntegration(fn, role)
      for (const { method, path } of fn.manifest.routes ?? [])
        this.api.addRoutes({ path, methods: [apigateway.HttpMethod[method]], integration })
    }
    this.addStage(
      config,
      functions.flatMap(({ manifest }) => manifest.routes ?? []),
    )
    suppressNag(
      this.api,
      'APIG4',
      'HTTP API authorizers verify RSA only; each handler verifies the EdDSA token',
    )
  }

  private addStage(config: Config, routes: readonly ApiRoute[]): void {
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
    // The L2 construct has no limits per route; its default child is the CfnStage.
    const resource = stage.node.defaultChild as apigateway.CfnStage
    const limits = routes.flatMap(({ method, path, throttle }) =>
      throttle ? [[`${method} ${path}`, routeThrottle(config.throttle[throttle])] as const] : [],
    )
    resource.routeSettings = Object.fromEntries(limits)
    // CloudFormation rejects settings of routes that do not exist yet.
    stage.node.addDependency(
      ...this.api.node.findAll().filter((child) => child instanceof apigateway.HttpRoute),
    )
  }
}

const routeThrottle = ({ rate, burst }: Throttle) => ({
  ThrottlingRateLimit: rate,
  ThrottlingBurstLimit: burst,
})
