/** The times of day that any shop's orders can be delivered at, as the carriers have them (R-DELIVERY-3): hours of start and end. */
export const DELIVERY_SLOTS: readonly string[] = ['0812', '1214', '1416', '1618', '1820', '1921', '2021']
