/** Names for what the page reads, as the OpenAPI documents of the API and of the console's own routes describe it. */
import type { components as api, operations as apiOperations } from '../../../client/schema.d.ts'
import type { operations, components as own } from './schema.d.ts'

type Api = api['schemas']
type Own = own['schemas']

export type Item = Api['Item']
export type SubscriptionItem = Api['SubscriptionItem']
export type LotteryItem = Api['LotteryItem']
export type DigitalItem = Api['DigitalItem']
export type ItemOption = Api['ItemOption']
export type ItemCategory = Api['ItemCategory']
export type ItemImage = Api['ItemImage']
export type FileUpload = apiOperations['createFileUpload']['responses'][201]['content']['application/json']
export type Order = Api['Order']
export type OrderSummary = Api['OrderSummary']
export type OrderLine = Api['OrderLine']
export type Checkout = Api['Checkout']
export type CompletedCheckout = Api['CompletedCheckout']
export type StorefrontItem = Api['StorefrontItem']
export type DeliveryCompany = Api['DeliveryCompany']

/** What an operation of the console answers where it succeeds. */
type Answer<Id extends keyof operations> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201)]: operations[Id]['responses'][Status] extends {
    content: { 'application/json': infer Body }
  }
    ? Body
    : never
}[keyof operations[Id]['responses'] & (200 | 201)]

export type Session = Own['Session']
export type SecondStep = Own['SecondStep']['second_step']
export type Account = Own['Account']
export type Passkey = Own['Passkey']
export type NewPasskey = Answer<'addPasskey'>
export type PasskeyOptions = Own['PasskeyOptions']
export type RecoveryCodes = Own['RecoveryCodes']
export type NewTotp = Answer<'beginTotp'>
export type Token = Own['Token']
export type Tokens = Answer<'listTokens'>
export type NewToken = Answer<'createToken'>
export type Scopes = Answer<'listScopes'>
export type ScopeOperation = Own['ScopeOperations']['operations'][number]
export type RequestLine = Own['RequestLine']
export type Requests = Answer<'listRequests'>
export type FirstDay = Answer<'getFirstDay'>
export type Sales = Answer<'getSales'>
export type BestSellers = Answer<'getBestSellers'>
export type FoundItems = Answer<'searchItemNames'>
export type RequestDetail = Own['RequestDetail']
export type Statistics = Own['Statistics']
export type MailLine = Own['MailLine']
export type Mails = Answer<'listMails'>
export type MailDetail = Own['MailDetail']
export type OrderEvent = Own['OrderEvent']
export type Changes = OrderEvent['changes']
export type OrderHistory = Answer<'getOrderHistory'>
export type Fulfilment = Own['Fulfilment']
export type OrderCounts = Own['OrderCounts']
export type ListedOrder = Own['ListedOrder']
export type ListedOrders = Own['ListedOrders']
export type BuyerOrders = Own['BuyerOrders']
export type LabelFile = Answer<'makeLabels'>
export type TrackingMatch = Answer<'matchTracking'>['matches'][number]
export type MadePapers = Answer<'makePapers'>
export type Paper = MadePapers['papers'][number]
export type BlockList = Answer<'getBlockList'>
export type Person = Own['Person']
export type People = Answer<'listPeople'>
export type AddedPerson = Answer<'addPerson'>
export type RevokedTokens = Answer<'changePerson'>
export type AuditEvent = Own['AuditEvent']
export type AuditEvents = Answer<'listAuditEvents'>
export type ShippingMethod = Own['ShippingMethod']
export type ShippingMethods = Answer<'listShippingMethods'>
export type BoundItems = Answer<'listItemsOfShippingMethod'>
export type MethodsOfItem = Answer<'listShippingMethodsOfItem'>
export type MethodPreview = Answer<'previewShippingMethod'>
export type Coupon = Own['Coupon']
export type Coupons = Answer<'listCoupons'>
export type CouponPreview = Answer<'previewCoupon'>
export type SellingPreview = Answer<'previewSelling'>
export type NewOrders = Answer<'listNewOrders'>
export type Subscription = Own['ShopSubscription']
export type Subscriptions = Answer<'listSubscriptions'>
export type Lottery = Own['Lottery']
export type DrawLine = Own['DrawLine']
export type Draw = Own['Draw']
export type Lotteries = Answer<'listLotteries'>
export type ItemFiles = Answer<'listItemFiles'>
export type ItemFileUpload = Answer<'createItemFileUpload'>
export type ListedItem = Own['ShopItem']
export type ListedItems = Answer<'findItems'>
export type PlannedSales = Answer<'listPlannedSales'>
export type ItemTerms = Answer<'getItemTerms'>
export type LastImport = Answer<'getLastItemImport'>
export type UndoneItems = Answer<'undoItemImport'>
export type PreviewLink = Answer<'makePreviewLink'>
