import type { Template } from './template.ts'

const HANDLED = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::KeyValueStore',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::IAM::ManagedPolicy',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::Version',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::Scheduler::Schedule',
  'AWS::SecretsManager::RotationSchedule',
  'AWS::SecretsManager::Secret',
  'AWS::StepFunctions::StateMachine',
  'Custom::CDKBucketDeployment',
])

/** Type → reason. */
const IGNORED: Record<string, string> = {
  'AWS::ApiGatewayV2::Stage': 'throttles and access logs protect an account, not a developer',
  'AWS::CDK::Metadata': 'says which library made the template',
  'AWS::CloudFront::OriginAccessControl':
    'signs requests of the CDN; the bucket policy it serves is evaluated',
  'AWS::CloudWatch::Alarm': 'nobody watches a local run from afar; the developer page shows failures',
  'AWS::CloudWatch::CompositeAlarm': 'nobody watches a local run from afar',
  'AWS::Events::Rule': 'forwards alarms, and bounces of SES, which the page of an e-mail raises',
  'AWS::Lambda::EventInvokeConfig': 'asynchronous invocations are retried by their stand-in',
  'AWS::Lambda::LayerVersion': 'layers belong to the deployment helpers, which are not run',
  'AWS::Lambda::Permission': 'says which service may call a function; the runtime is all of them',
  'AWS::Logs::LogGroup': 'logs go to a file',
  'AWS::Logs::MetricFilter': 'feeds alarms',
  'AWS::Logs::QueryDefinition': 'logs go to a file',
  'AWS::Logs::ResourcePolicy': 'logs go to a file',
  'AWS::S3::StorageLens': 'cost report',
  'AWS::Scheduler::ScheduleGroup': 'a name for permissions',
  'AWS::SecretsManager::ResourcePolicy': 'roles are enforced; nobody else can call',
  'AWS::SES::ConfigurationSet': 'mail is written to files',
  'AWS::SES::ConfigurationSetEventDestination': 'the page of an e-mail raises bounces and complaints',
  'AWS::SES::EmailIdentity': 'every sender may send to a file',
  'AWS::SNS::Subscription': 'alarm mail',
  'AWS::SNS::Topic': 'alarm mail',
  'AWS::SNS::TopicPolicy': 'alarm mail',
  'AWS::SQS::Queue': 'only keeps failed schedules; the developer page shows failures',
  'AWS::SQS::QueuePolicy': 'only keeps failed schedules',
  'AWS::WAFv2::WebACL': 'protects a public address',
  'Custom::AWS': 'calls AWS while deploying (the full publish): the runtime does that itself',
  'Custom::S3AutoDeleteObjects': 'cleans up when a stack is deleted',
  'Custom::Trigger': 'the full publish after a deploy: the runtime starts it itself',
}

/** Throws on types neither handled nor ignored. */
export function requireKnownTypes(template: Template): void {
  const unsupported = Object.entries(template.Resources)
    .filter(([, resource]) => !HANDLED.has(resource.Type) && !(resource.Type in IGNORED))
    .map(([id, resource]) => `${resource.Type} (${id})`)
  if (unsupported.length > 0) {
    throw new Error(
      `The template has resources the local runtime does not know: ${unsupported.join(', ')}. ` +
        'Handle the type, or name it in local/template/resourceTypes.ts with a reason.',
    )
  }
}
