export const REGION = 'ap-southeast-1'
export const ACCOUNT = '000000000000'

export type Attributes = Record<string, string>
type Describe = (id: string, properties: Record<string, unknown>) => Attributes

const arn = (service: string, rest: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`

const table: Describe = (id) => ({
  Ref: id,
  Arn: arn('dynamodb', `table/${id}`),
  StreamArn: arn('dynamodb', `table/${id}/stream/local`),
})
const onlyRef: Describe = (id) => ({ Ref: id, Id: id })

const bucketName = (id: string) => id.toLowerCase()

/** Physical names are the logical ids, so that logs point to the template. */
export const ATTRIBUTES: Record<string, Describe> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::S3::Bucket': (id) => ({
    Ref: bucketName(id),
    Arn: `arn:aws:s3:::${bucketName(id)}`,
    DomainName: `${bucketName(id)}.s3.amazonaws.com`,
    RegionalDomainName: bucketDomain(bucketName(id)),
  }),
  'AWS::Lambda::Function': (id) => ({ Ref: id, Arn: arn('lambda', `function:${id}`) }),
  'AWS::IAM::Role': (id) => ({ Ref: id, Arn: `arn:aws:iam::${ACCOUNT}:role/${id}`, RoleId: id }),
  'AWS::SecretsManager::Secret': (id) => ({
    Ref: arn('secretsmanager', `secret:${id}`),
    Id: arn('secretsmanager', `secret:${id}`),
  }),
  'AWS::ApiGatewayV2::Api': (id) => ({
    Ref: id.toLowerCase(),
    ApiId: id.toLowerCase(),
    ApiEndpoint: `https://${apiDomain(id.toLowerCase())}`,
  }),
  'AWS::CloudFront::Distribution': (id) => ({
    Ref: id,
    Id: id,
    DomainName: distributionDomain(id),
  }),
  'AWS::CloudFront::Function': (id) => ({
    Ref: `arn:aws:cloudfront::${ACCOUNT}:function/${id}`,
    FunctionARN: `arn:aws:cloudfront::${ACCOUNT}:function/${id}`,
  }),
  'AWS::CloudFront::KeyValueStore': (id) => ({
    Ref: id,
    Id: id,
    Arn: `arn:aws:cloudfront::${ACCOUNT}:key-value-store/${id}`,
  }),
  'AWS::CloudFront::CachePolicy': onlyRef,
  'AWS::CloudFront::OriginRequestPolicy': onlyRef,
  'AWS::CloudFront::ResponseHeadersPolicy': onlyRef,
  'AWS::CloudFront::OriginAccessControl': onlyRef,
  'AWS::SES::EmailIdentity': (id, properties) => ({
    Ref: typeof properties['EmailIdentity'] === 'string' ? properties['EmailIdentity'] : id,
  }),
  'AWS::StepFunctions::StateMachine': (id) => ({
    Ref: arn('states', `stateMachine:${id}`),
    Arn: arn('states', `stateMachine:${id}`),
    Name: id,
  }),
  'AWS::SNS::Topic': (id) => ({ Ref: arn('sns', id), TopicArn: arn('sns', id), TopicName: id }),
  'AWS::SQS::Queue': (id) => ({ Ref: arn('sqs', id), Arn: arn('sqs', id), QueueName: id }),
  'AWS::KMS::Key': (id) => ({ Ref: id, Arn: arn('kms', `key/${id}`), KeyId: id }),
  'AWS::Events::Rule': (id) => ({ Ref: id, Arn: arn('events', `rule/${id}`) }),
  'AWS::Logs::LogGroup': (id) => ({ Ref: id, Arn: arn('logs', `log-group:${id}:*`) }),
  'AWS::CloudWatch::Alarm': (id) => ({ Ref: id, Arn: arn('cloudwatch', `alarm:${id}`) }),
}

export const bucketDomain = (bucket: string) => `${bucket}.s3.${REGION}.amazonaws.com`
export const apiDomain = (apiId: string) => `${apiId}.execute-api.${REGION}.amazonaws.com`
/** Placeholder that `localOrigins` replaces. */
export const distributionDomain = (id: string) => `${id.toLowerCase()}.cloudfront.net`
