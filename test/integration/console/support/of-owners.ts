/** Operations of the console that only some may do. */

/** Those of owners alone. */
export const OF_OWNERS = [
  ...['listPeople', 'addPerson', 'changePerson', 'removePerson', 'listAuditEvents'],
  ...['resetPassword', 'resetSecondFactor'],
  ...['updateSettings', 'addToBlockList', 'removeFromBlockList'],
  ...['addShippingMethod', 'updateShippingMethod', 'orderShippingMethods', 'removeShippingMethod'],
  ...['addCoupon', 'updateCoupon', 'removeCoupon', 'setShippingMethodsOfItem'],
]

/** Those that change a subscription. */
export const OF_SUBSCRIPTIONS = [
  'pauseSubscriptionOfBuyer',
  'resumeSubscriptionOfBuyer',
  'stopSubscriptionOfBuyer',
]
