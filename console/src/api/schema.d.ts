/** The types of the console's own routes. Made from openapi/console.json by `npm run generate`; do not edit. */
export interface paths {
    "/console/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the own second factors and tokens
         * @description Needs: `self`.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description Needs: `audit`.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/best-sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what sold best, and where orders came in
         * @description Needs: `orders.read`.
         */
        get: operations["getBestSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/block_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the block list
         * @description Needs: `orders.read`.
         */
        get: operations["getBlockList"];
        put?: never;
        /**
         * Add to the block list
         * @description Needs: `settings`.
         */
        post: operations["addToBlockList"];
        /**
         * Remove from the block list
         * @description Needs: `settings`.
         */
        delete: operations["removeFromBlockList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove by the password who one is
         * @description It counts for 5 minutes and in this session, for the calls that want it.
         *
         *     Needs: `self`.
         */
        post: operations["confirmByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/confirmation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove by a passkey who one is
         * @description Needs: `self`.
         */
        post: operations["confirmByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/confirmation/passkey_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a passkey has to sign to prove who one is
         * @description Needs: `self`.
         */
        post: operations["askForConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coupons
         * @description Needs: `shop`.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Add a coupon
         * @description Needs: `settings`.
         */
        post: operations["addCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a coupon
         * @description Needs: `shop`.
         */
        get: operations["getCoupon"];
        /**
         * Change a coupon
         * @description How often it was used stays.
         *
         *     Needs: `settings`.
         */
        put: operations["updateCoupon"];
        post?: never;
        /**
         * Remove a coupon
         * @description Orders that have it keep their discount.
         *
         *     Needs: `settings`.
         */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/draws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the record of a draw
         * @description With the seed and the numbers anybody can draw again.
         *
         *     Needs: `orders.read`.
         */
        get: operations["getDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/first_day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show how far the shop is on its first day
         * @description Needs: `shop`.
         */
        get: operations["getFirstDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/item_categories/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a category anywhere in the tree
         * @description With all that is below it.
         *
         *     Needs: `item_categories.write`.
         */
        put: operations["placeItemCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/item_files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List digital items with their files
         * @description Needs: `items.read`.
         */
        get: operations["listItemFiles"];
        put?: never;
        /**
         * Ask where to send a file for a digital item
         * @description Needs: `items.update`.
         */
        post: operations["createItemFileUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/item_imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the last import of items
         * @description Needs: `items.read`.
         */
        get: operations["getLastItemImport"];
        put?: never;
        /**
         * Begin an import of items
         * @description The one before it can no longer be undone.
         *
         *     Needs: `items.update`.
         */
        post: operations["beginItemImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/item_imports/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make or change one item of an import
         * @description Members that are left out stay as they are; so do variations that are not named.
         *
         *     Needs: `items.update`.
         */
        put: operations["importItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/item_imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the next items of the last import
         * @description Items that it made are deleted, others are as they were before. One that has changed since is left as it is, and told. It takes `items.update` as well, and for an item that is shown or hidden by it `items.publish`, without which it goes no further.
         *
         *     Needs: `items.delete`.
         */
        post: operations["undoItemImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find items
         * @description Needs: `items.read`.
         */
        get: operations["findItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy an item
         * @description With its variations, options, categories, shipping and pictures; private, without stock, without codes and not on sale.
         *
         *     Needs: `items.create`.
         */
        post: operations["copyItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Attach a file that was sent to a digital item
         * @description In place of the one that it had. Orders that wait for it are provided within a minute.
         *
         *     Needs: `items.update`.
         */
        put: operations["attachItemFile"];
        post?: never;
        /**
         * Take the file away from a digital item
         * @description Nobody can download it any more, also who has bought it.
         *
         *     Needs: `items.update`.
         */
        delete: operations["detachItemFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an item its options
         * @description These and no others, in this order. One that is named by its id keeps it.
         *
         *     Needs: `items.update`.
         */
        put: operations["setItemOptions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/preview_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to an item as buyers would see it
         * @description Whoever has it sees the item, shown or not, for an hour.
         *
         *     Needs: `items.read`.
         */
        post: operations["makePreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put an item on sale at a lower price for a time
         * @description In place of the sale that it has. It begins and ends within a minute of its times; without a start it begins at once, without an end it lasts until it is ended.
         *
         *     Needs: `items.update`.
         */
        put: operations["setItemSale"];
        post?: never;
        /**
         * End the sale of an item, or forget one to come
         * @description Needs: `items.update`.
         */
        delete: operations["endItemSale"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/sales_period": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when an item is sold at all
         * @description Needs: `items.update`.
         */
        put: operations["setItemSalesPeriod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/shipping_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shipping methods to which an item is bound
         * @description Needs: `items.read`.
         */
        get: operations["listShippingMethodsOfItem"];
        /**
         * Bind an item to shipping methods
         * @description To these and no others.
         *
         *     Needs: `settings`.
         */
        put: operations["setShippingMethodsOfItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/stock_change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to a stock or take from it
         * @description Whatever it is by now: nothing that is sold meanwhile is lost or counted twice.
         *
         *     Needs: `items.update`.
         */
        post: operations["changeItemStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/items/{id}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the sale of an item, and when it is sold at all
         * @description Needs: `items.read`.
         */
        get: operations["getItemTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a file of labels for a carrier’s program
         * @description Needs: `orders.read`.
         */
        post: operations["makeLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/lotteries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lotteries and draws
         * @description Needs: `orders.read`.
         */
        get: operations["listLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description Needs: `orders.read`.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a mail
         * @description Links by which the buyer changes the order, a subscription or an application, or downloads, are shown to who may change orders.
         *
         *     Needs: `orders.read`.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/mails/{id}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail once more
         * @description Needs: `orders.update`.
         */
        post: operations["sendMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/new_orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell which orders have come in
         * @description Without `after` the last 20, from which on the caller then looks: orders that are made at
         *     the same moment become visible in another order than that of their numbers, so that a caller compares keys with those
         *     it knows.
         *
         *     Needs: `orders.read`.
         */
        get: operations["listNewOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/order_counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the orders of each status
         * @description Needs: `orders.read`.
         */
        get: operations["countOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/buyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show who placed an order, and all other orders of that mail address
         * @description Needs: `orders.read`.
         */
        get: operations["getBuyerOfOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/cash_confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the money of a cash on delivery has arrived
         * @description Needs: `orders.update`.
         */
        post: operations["confirmCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/dispatches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give or mend carrier and tracking number of a dispatch
         * @description Needs: `orders.dispatch`.
         */
        put: operations["updateDispatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the downloads of an order were made available
         * @description Needs: `orders.dispatch`.
         */
        post: operations["provideDownloads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/fulfilment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what an order still needs besides parcels
         * @description Needs: `orders.read`.
         */
        get: operations["getOrderFulfilment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what happened to an order
         * @description Needs: `orders.read`.
         */
        get: operations["getOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/rest_dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispatch all lines of an order that wait
         * @description Where only lines wait that are fetched, these are handed over, without carrier and number.
         *
         *     Needs: `orders.dispatch`.
         */
        post: operations["dispatchRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/{unique_key}/transfer_confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the money of a transfer has arrived
         * @description Needs: `orders.update`.
         */
        post: operations["confirmTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/orders/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the orders of a status, or find some among them
         * @description Without anything but a status and an order of time, of all years; with more of them, of the last three months or the days that are named, as programs search.
         *
         *     Needs: `orders.read`.
         */
        post: operations["findOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make slips, receipts or invoices of orders
         * @description Needs: `orders.read`.
         */
        post: operations["makePapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/papers/issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that receipts are given out
         * @description What the page does once somebody says that they were printed. Orders of which there is no receipt are left out.
         *
         *     Needs: `orders.update`.
         */
        post: operations["noteIssuedReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/papers/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a PDF of slips, receipts or invoices of orders
         * @description The papers in the order of the keys, each on sheets of its own. Receipts are noted as given out, where the person may change
         *     orders: the next ones of the same orders say that they are not the first.
         *
         *     Needs: `orders.read`.
         */
        post: operations["makePapersPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Needs: `self`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a passkey another name
         * @description Needs: `self`.
         */
        put: operations["namePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description Needs: `self`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a browser needs to make a passkey
         * @description Needs: `self`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Needs: `self`.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who may sign in
         * @description Needs: `people`.
         */
        get: operations["listPeople"];
        put?: never;
        /**
         * Let somebody sign in
         * @description Needs: `people`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["addPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what somebody may do
         * @description It counts within a second, for sessions too.
         *
         *     Needs: `people`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        put: operations["changePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give somebody a temporary password
         * @description All sessions of the person end within a second. Second factors stay.
         *
         *     Needs: `people`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody sign in no more
         * @description All sessions of the person end within a second.
         *
         *     Needs: `people`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["removePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/people/{id}/second_factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take all second factors of somebody away
         * @description The password alone signs in then. All sessions of the person end within a second.
         *
         *     Needs: `people`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/planned_sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sales to come
         * @description Needs: `items.read`.
         */
        get: operations["listPlannedSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/previews/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what a coupon that is not saved would take off
         * @description Needs: `shop`.
         */
        post: operations["previewCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/previews/selling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what settings that are not saved would offer to a buyer now
         * @description What is left out is as it is stored.
         *
         *     Needs: `shop`.
         */
        post: operations["previewSelling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/previews/shipping_method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what an order would cost by a shipping method that is not saved
         * @description Needs: `shop`.
         */
        post: operations["previewShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make ten recovery codes in place of those before
         * @description Needs: `self`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls of the API
         * @description Needs: `log`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a call of the API
         * @description Needs: `log`.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show sales by day, week or month
         * @description Needs: `orders.read`.
         */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scopes and what each allows
         * @description Needs: `tokens.read`.
         */
        get: operations["listScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find items by words of their names, or by id
         * @description Needs: `items.read`.
         */
        get: operations["searchItemNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show who is signed in
         * @description Needs: `self`.
         */
        get: operations["getSession"];
        put?: never;
        /** Sign in */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Needs: `self`.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by a passkey alone */
        post: operations["signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/passkey_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get what a passkey has to sign to sign in by it alone */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/second_step/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in by a code
         * @description The code of an app, or a recovery code.
         */
        post: operations["finishByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/second_step/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in by a passkey */
        post: operations["finishByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/session/second_step/passkey_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get what a passkey has to sign to finish signing in */
        post: operations["askForSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Needs: `self`.
         */
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the shop's settings
         * @description Needs: `shop`.
         */
        get: operations["getSettings"];
        /**
         * Change the shop's settings
         * @description What is left out stays.
         *
         *     Needs: `settings`.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/shipping_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shipping methods
         * @description Needs: `shop`.
         */
        get: operations["listShippingMethods"];
        /**
         * Put the shipping methods into an order
         * @description Needs: `settings`.
         */
        put: operations["orderShippingMethods"];
        /**
         * Add a shipping method
         * @description It stands behind the others.
         *
         *     Needs: `settings`.
         */
        post: operations["addShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/shipping_methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a shipping method
         * @description Needs: `shop`.
         */
        get: operations["getShippingMethod"];
        /**
         * Change a shipping method
         * @description Needs: `settings`.
         */
        put: operations["updateShippingMethod"];
        post?: never;
        /**
         * Remove a shipping method
         * @description Orders keep its name, and items are no longer bound to it.
         *
         *     Needs: `settings`.
         */
        delete: operations["removeShippingMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/shipping_methods/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items that are bound to a shipping method
         * @description Needs: `items.read`.
         */
        get: operations["listItemsOfShippingMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show orders, sales and calls in numbers
         * @description Needs: `orders.read`.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Needs: `orders.read`.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/subscriptions/{unique_key}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a subscription
         * @description Needs: `orders.update`.
         */
        post: operations["pauseSubscriptionOfBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/subscriptions/{unique_key}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a subscription
         * @description Needs: `orders.update`.
         */
        post: operations["resumeSubscriptionOfBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/subscriptions/{unique_key}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a subscription for good
         * @description Needs: `orders.update`.
         */
        post: operations["stopSubscriptionOfBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tokens of programs
         * @description Needs: `tokens.read`.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a token
         * @description Needs: `tokens`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/tokens/{id}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token for good
         * @description Staff can revoke those that they made themselves.
         *
         *     Needs: `tokens`.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the secret for an app that gives codes
         * @description It counts once a first code has come, within an hour, and is never shown again.
         *
         *     Needs: `self`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["beginTotp"];
        /**
         * Let the codes of the app count no more
         * @description Needs: `self`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/totp/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an app count by its first code
         * @description Needs: `self`.
         *
         *     The person must have proved who it is within the last 5 minutes, for which signing in does not count.
         */
        post: operations["activateTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/api/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what tracking numbers of a carrier’s file would do
         * @description Needs: `orders.dispatch`.
         */
        post: operations["matchTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** @description Where passkeys work; null when nowhere. */
            passkey_origin: string | null;
            passkeys: components["schemas"]["Passkey"][];
            /** @description How many are left. */
            recovery_codes: number;
            /** @description Tokens that the person made and that work. */
            tokens_made: number;
            /** Format: date-time */
            totp_since: string | null;
        };
        AuditEvent: {
            /** @enum {string} */
            actor: "person" | "program" | "operator" | "stranger" | "system";
            /** @description A person's mail address or a token's name, as it was. */
            actor_name: string | null;
            /** Format: date-time */
            at: string;
            /** @description What else there is to know; its members depend on the kind. */
            detail: {
                [key: string]: unknown;
            };
            /** @example 42 */
            id: number;
            /** @enum {string} */
            kind: "signed_in" | "sign_in_failed" | "signed_out" | "signed_out_everywhere" | "password_changed" | "password_reset" | "confirmation_failed" | "second_factor_added" | "second_factor_removed" | "second_factor_failed" | "recovery_codes_made" | "recovery_code_used" | "passkey_added" | "passkey_removed" | "token_made" | "token_revoked" | "person_added" | "person_changed" | "person_removed" | "settings_changed" | "block_list_changed" | "shipping_methods_changed" | "coupons_changed" | "item_file_changed" | "subscription_changed" | "shop_made" | "import_begun" | "import_ended" | "export_begun" | "export_ended" | "demo_loaded" | "called";
            network_address: string | null;
            /** @description Whom or what it was done to. */
            subject: string | null;
        };
        BestSellers: {
            channels: {
                orders: number;
                sales: number;
                via: string;
            }[];
            items: {
                item_id: number;
                pieces: number;
                sales: number;
                title: string;
            }[];
            /** @description How many orders were read. */
            orders: number;
        };
        BuyerOrders: {
            address: {
                address: string;
                address2: string;
                country: string;
                country_code: string | null;
                prefecture: string;
                tel: string | null;
                zip_code: string;
            };
            limit: number;
            /** @description Empty when the order has none; no orders are shown then. */
            mail_address: string;
            mail_magazine_opt_in: boolean | null;
            /** @description Whether there is a page behind it. */
            more: boolean;
            name: {
                first: string;
                first_kana: string | null;
                last: string;
                last_kana: string | null;
            };
            orders: components["schemas"]["ListedOrder"][];
            page: number;
            totals: {
                cancelled: number;
                orders: number;
                /** @description Yen of those that are not cancelled. */
                total: number;
            };
            unique_key: string;
        };
        Coupon: {
            active: boolean;
            /** @description Yen off; null with a percentage. */
            amount: number | null;
            code: string;
            /** Format: date-time */
            ends_at: string | null;
            /** @example 42 */
            id: number;
            max_uses: number | null;
            max_uses_per_buyer: number | null;
            /** @description The subtotal that it wants at least. */
            minimum: number;
            name: string;
            /** @description Percent off; null with an amount. */
            percent: number | null;
            /** Format: date-time */
            starts_at: string | null;
            used: number;
        };
        Draw: {
            /** Format: date-time */
            drawn_at: string;
            /** @description In the order of their numbers. */
            entries: (number | null)[][];
            /** @example 42 */
            id: number;
            /** @example 42 */
            item_id: number;
            /** @description docs/rules/lottery.md says how it goes. */
            method: string;
            pieces: {
                pieces: number;
                /** @example 42 */
                variation_id: number | null;
            }[];
            seed: string;
            title: string;
            /** @description Numbers, the first drawn first. */
            winners: number[];
        };
        DrawLine: {
            applications: number;
            /** Format: date-time */
            drawn_at: string;
            /** @example 42 */
            id: number;
            /** @example 42 */
            item_id: number;
            /** @description docs/rules/lottery.md says how it goes. */
            method: string;
            seed: string;
            title: string;
            won: number;
        };
        Fulfilment: {
            lines: {
                /** @description Of a digital item: whether its download was made available to the buyer. */
                downloadable: boolean;
                /** @example 42 */
                id: number;
                /** @enum {string} */
                item_type: "normal" | "digital" | "takeout" | "subscription" | "lottery";
            }[];
            /** @description Yen that the shop gives back by hand. */
            owed: number;
        };
        /** @description A digital item, with the file that its buyers download. */
        ItemWithFile: {
            file: {
                /** Format: date-time */
                attached_at: string;
                bytes: number;
                name: string;
            } | null;
            /** @example 42 */
            id: number;
            name: string;
        };
        ListedOrder: {
            buyer_name: string;
            /** Format: date */
            delivery_date: string | null;
            delivery_time_zone: string | null;
            item_count: number;
            /** @description Whether buyer or shop wrote something beside it. */
            noted: boolean;
            /** Format: date-time */
            ordered_at: string;
            payment_method: string | null;
            status: string;
            total: number;
            tracking_number: string | null;
            unique_key: string;
        };
        ListedOrders: {
            /** @description Whether there are more than the total, which are not counted. */
            is_least: boolean;
            limit: number;
            /** @description Whether there is a page behind it. */
            more: boolean;
            orders: components["schemas"]["ListedOrder"][];
            page: number;
            total: number;
        };
        Lottery: {
            /** Format: date-time */
            announce_at: string;
            /** @description That wait for the draw. */
            applications: number;
            /** @example 42 */
            id: number;
            name: string;
            ordered: number;
            /** @description That won and are not ordered yet. */
            won: number;
        };
        MailDetail: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            html: string;
            /** @example 42 */
            id: number;
            kind: string;
            last_error: string | null;
            /** @description Null of a mail about an application for a lottery. */
            order_key: string | null;
            recipient: string;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "dead" | "kept";
            subject: string;
            text: string;
            to_address: string;
            to_name: string;
        };
        MailLine: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            /** @example 42 */
            id: number;
            kind: string;
            last_error: string | null;
            /** @description Null of a mail about an application for a lottery. */
            order_key: string | null;
            recipient: string;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "dead" | "kept";
            subject: string;
            to_address: string;
            to_name: string;
        };
        OrderCounts: {
            arrived: number;
            cancelled: number;
            dispatched: number;
            ordered: number;
            shipping: number;
            unpaid: number;
            unshippable: number;
        };
        OrderEvent: {
            /** Format: date-time */
            at: string;
            /** @description Whether a person did it in the console. */
            by_session: boolean;
            /** @description What changed, by its path such as `amounts.total`. */
            changes: {
                [key: string]: {
                    after?: unknown;
                    before?: unknown;
                };
            };
            event: string;
            /** @example 42 */
            id: number;
            /** @description Null when the system did it; without a name when its user is gone. */
            token: {
                /** @example 42 */
                id: number;
                name: string | null;
            } | null;
        };
        Passkey: {
            /** Format: date-time */
            created_at: string;
            /** @description The host that it was made for. */
            host: string;
            /** @example 42 */
            id: number;
            name: string;
            /** @description Whether that is still the host of the public address. */
            usable: boolean;
            /** Format: date-time */
            used_at: string | null;
        };
        PasskeyOptions: {
            options: {
                [key: string]: unknown;
            };
            /** @description Where alone the page can ask for it. */
            origin: string;
        };
        Person: {
            /** Format: date-time */
            created_at: string;
            /** @example 42 */
            id: number;
            /** @description Whether it is who asks. */
            is_self: boolean;
            /** Format: date-time */
            last_used_at: string | null;
            mail_address: string;
            /** @description Whether the person has not chosen a password of its own yet. */
            password_is_temporary: boolean;
            /** @enum {string} */
            role: "owner" | "staff" | "read_only";
            /** @description Those of the role, of staff those that were chosen. */
            scopes: ("user.read" | "items.read" | "items.create" | "items.update" | "items.delete" | "items.publish" | "item_categories.write" | "orders.read" | "orders.update" | "orders.cancel" | "orders.dispatch" | "files.write")[];
            /** @description Whether the password alone does not sign in. */
            second_factor: boolean;
            /** @description Tokens that the person made and that were not revoked. */
            tokens: number;
        };
        /** @description A problem document (RFC 9457). */
        Problem: {
            /** @description What is wrong here, and what would be right. */
            detail?: string;
            /** @description Every violation found, at most 1000. */
            errors?: {
                detail: string;
                /** @description JSON Pointer (RFC 6901) to what is wrong. */
                pointer: string;
            }[];
            /**
             * Format: uri-reference
             * @description Quote it to the operator: it names this one request in the log.
             */
            instance?: string;
            status: number;
            /** @description Fixed for each type. */
            title: string;
            /** @description Branch on this and the status: `/errors/{domain}/{error}`. */
            type: string;
        };
        RecoveryCodes: {
            /** @description Shown only now; none when there are others. */
            recovery_codes: string[];
        };
        RequestDetail: {
            /** Format: date-time */
            at: string;
            duration_ms: number;
            /** @example 42 */
            id: number;
            method: string;
            /** @description The operationId in the API's document. */
            operation: string | null;
            path: string;
            /** @description Such as `items/not-found`; null when there was none. */
            problem: string | null;
            /** @description Masked and cut, so not always JSON. */
            request_body: string | null;
            request_id: string;
            /** @description Masked and cut, so not always JSON. */
            response_body: string | null;
            status: number;
            token: {
                /** @example 42 */
                id: number;
                name: string;
            } | null;
        };
        RequestLine: {
            /** Format: date-time */
            at: string;
            duration_ms: number;
            /** @example 42 */
            id: number;
            method: string;
            /** @description The operationId in the API's document. */
            operation: string | null;
            path: string;
            /** @description Such as `items/not-found`; null when there was none. */
            problem: string | null;
            request_id: string;
            status: number;
            token: {
                /** @example 42 */
                id: number;
                name: string;
            } | null;
        };
        Sales: {
            before: {
                /**
                 * Format: date
                 * @description The first day of it, in Japan.
                 */
                from: string;
                orders: number;
                /** @description Yen of the orders that are not cancelled. */
                sales: number;
            }[];
            periods: {
                /**
                 * Format: date
                 * @description The first day of it, in Japan.
                 */
                from: string;
                orders: number;
                /** @description Yen of the orders that are not cancelled. */
                sales: number;
            }[];
            /** @enum {string} */
            unit: "day" | "week" | "month";
        };
        ScopeOperations: {
            operations: {
                method: string;
                operation_id: string;
                path: string;
                summary: string;
                /** @description The summary in Japanese. */
                summary_ja: string;
            }[];
            /** @enum {string} */
            scope: "user.read" | "items.read" | "items.create" | "items.update" | "items.delete" | "items.publish" | "item_categories.write" | "orders.read" | "orders.update" | "orders.cancel" | "orders.dispatch" | "files.write";
        };
        SecondStep: {
            second_step: {
                /** Format: date-time */
                expires_at: string;
                factors: ("totp" | "passkey" | "recovery_code")[];
                mail_address: string;
            };
        };
        Session: {
            /**
             * Format: uri
             * @description The public address of the server, the start of every link.
             */
            base_url: string;
            /** @description Whether mails go out, or are only kept. */
            mail_server: boolean;
            payment_service: {
                maintenance: boolean;
                name: string;
                simulated: boolean;
            };
            shop: {
                key: string;
                name: string;
            };
            user: {
                mail_address: string;
                /** @description What the role allows: scopes, and what operations need. */
                may: ("user.read" | "items.read" | "items.create" | "items.update" | "items.delete" | "items.publish" | "item_categories.write" | "orders.read" | "orders.update" | "orders.cancel" | "orders.dispatch" | "files.write" | "self" | "shop" | "tokens.read" | "tokens" | "settings" | "people" | "audit" | "log")[];
                /** @description Whether nothing is open before the person has chosen another password. */
                must_change_password: boolean;
                /** @enum {string} */
                role: "owner" | "staff" | "read_only";
            };
        };
        Settings: {
            able_to_business: boolean;
            bank_account: string | null;
            bt_days_to_pay: number;
            category: string | null;
            closed_days: string[];
            closed_weekdays: ("sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat")[];
            cod_fees: {
                below: number;
                fee: number;
            }[];
            cvs_days_to_pay: number;
            /** @enum {string} */
            default_item_tax_type: "standard" | "reduced";
            delivery_days: number;
            delivery_slots: string[];
            details_as_html: boolean;
            introduction: string | null;
            /** Format: invoice number */
            invoice_number: string | null;
            legal_address: string | null;
            legal_delivery: string | null;
            legal_fees: string | null;
            legal_manager: string | null;
            legal_offer_period: string | null;
            legal_payment: string | null;
            legal_requirements: string | null;
            legal_returns: string | null;
            legal_seller: string | null;
            legal_telephone: string | null;
            /** Format: email */
            mail_address: string;
            most_amount_updates: number;
            most_mail_updates: number;
            name: string;
            nickname: string | null;
            payment_maintenance: boolean;
            payment_methods: ("creditcard" | "cvs" | "bt" | "cod")[];
            preparation_days: number;
            price_ceiling: number;
            privacy_policy: string | null;
            require_if_match: boolean;
            /** @description The shop's key in addresses; it cannot be changed. */
            shop_id: string;
            takeout_days: number;
            takeout_lead_minutes: number;
            takeout_places: {
                address: string;
                hours: {
                    closes: string;
                    opens: string;
                    /** @enum {string} */
                    weekday: "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";
                }[];
                name: string;
            }[];
            takeout_slot_minutes: number;
            takeout_slot_pieces: number;
            terms_of_use: string | null;
            theme_accent: string;
            theme_background: string;
            theme_dark: boolean;
            /** Format: logo */
            theme_logo: string | null;
            theme_text: string;
            /** @enum {string} */
            theme_typeface: "gothic" | "mincho" | "rounded";
            using_only_cart: boolean;
        };
        ShippingMethod: {
            active: boolean;
            carrier_days: number;
            /** @description By size or weight, ascending by what one holds; with none the fee above is of any parcel. */
            classes: {
                fee: number;
                name: string;
                /** @description Fees to prefectures that have one of their own. */
                prefecture_fees: {
                    fee: number;
                    /** @enum {string} */
                    prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
                }[];
                up_to: number;
            }[];
            fee: number;
            /** @description Whether it also carries items that are bound to no method. */
            for_all_items: boolean;
            /** @description The subtotal from which it costs nothing; null for never. */
            free_from: number | null;
            /** @example 42 */
            id: number;
            /** @description Items that go by this method, and by others only where these name them, too. */
            items: {
                item_id: number;
                size: number;
            }[];
            name: string;
            /** @description Ways to pay that go with it; null for all of the shop. */
            payment_methods: ("creditcard" | "cvs" | "bt" | "cod")[] | null;
            /** @description Fees to prefectures that have one of their own. */
            prefecture_fees: {
                fee: number;
                /** @enum {string} */
                prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
            }[];
            takes_date: boolean;
            takes_time: boolean;
        };
        /** @description An item as the list of the console shows it. */
        ShopItem: {
            /** @example 42 */
            id: number;
            identifier: string | null;
            name: string;
            price: number | null;
            proper_price: number | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description Of its first picture. */
            square_url: string | null;
            /** @description In all. */
            stock: number;
            /** @enum {string} */
            type: "normal" | "digital" | "takeout" | "subscription" | "lottery";
            variation_count: number;
            visible: boolean;
        };
        /** @description A subscription as the shop sees it. */
        ShopSubscription: {
            amount: number;
            /** @description Whose it is. */
            buyer: string;
            /**
             * @description Who or what paused or stopped it: `payment` and `unavailable` after three attempts that came to nothing, `cancelled` after its latest order was.
             * @enum {string|null}
             */
            cause: "buyer" | "shop" | "payment" | "unavailable" | "cancelled" | "no_source" | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            cycle_plan: "weekly" | "every_2_weeks" | "monthly" | "every_45_days" | "every_2_months" | "every_3_months";
            /** @description Orders so far, the first included. */
            deliveries: number;
            /** @description Attempts at it that came to nothing so far. */
            failures: number;
            /** @example 42 */
            item_id: number;
            /** @description Of the latest order. */
            last_order_key: string;
            mail_address: string;
            /**
             * Format: date
             * @description When the next order is made, a day of Japan; null where none is to come.
             */
            next_on: string | null;
            /** @description Orders in all; null for without end. */
            repeat_times: number | null;
            /**
             * @description `ended` after all its deliveries.
             * @enum {string}
             */
            status: "active" | "paused" | "stopped" | "ended";
            /** @description The name of the item when it was first ordered. */
            title: string;
            /** @description As its orders name it. */
            unique_key: string;
            /** @description Yen for a piece of the next delivery with its options, as the buyer was told; null before it was looked at. */
            unit_price: number | null;
            /** @example 42 */
            variation_id: number | null;
        };
        Statistics: {
            days: {
                /** Format: date */
                day: string;
                orders: number;
                sales: number;
            }[];
            hours: {
                calls: number;
                client_errors: number;
                /** Format: date-time */
                hour: string;
                server_errors: number;
            }[];
            totals: {
                items: number;
                mails_given_up: number;
                orders_to_send: number;
                orders_unpaid: number;
                requests_failed_today: number;
            };
        };
        Token: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string | null;
            /** @example 42 */
            id: number;
            last_four: string;
            /** Format: date-time */
            last_used_at: string | null;
            /** @description Who made it in the console; null when it was made by command. */
            made_by: string | null;
            name: string;
            /** Format: date-time */
            revoked_at: string | null;
            scopes: string[];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What signs in besides the password, and what the person made. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                before?: number;
                kind?: "signed_in" | "sign_in_failed" | "signed_out" | "signed_out_everywhere" | "password_changed" | "password_reset" | "confirmation_failed" | "second_factor_added" | "second_factor_removed" | "second_factor_failed" | "recovery_codes_made" | "recovery_code_used" | "passkey_added" | "passkey_removed" | "token_made" | "token_revoked" | "person_added" | "person_changed" | "person_removed" | "settings_changed" | "block_list_changed" | "shipping_methods_changed" | "coupons_changed" | "item_file_changed" | "subscription_changed" | "shop_made" | "import_begun" | "import_ended" | "export_begun" | "export_ended" | "demo_loaded" | "called";
                limit?: number;
                /** @description A mail address or a token's name: who did it, or to whom or what it was done. */
                person?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: components["schemas"]["AuditEvent"][];
                        /** @description Whether there are more. */
                        more: boolean;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBestSellers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the last 30 days, from the newest orders. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestSellers"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBlockList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mail addresses and domains. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: string[];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addToBlockList: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entry: string;
                };
            };
        };
        responses: {
            /** @description It is on the list, now or before. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeFromBlockList: {
        parameters: {
            query: {
                entry: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not on the list. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmByPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description It is proved. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out`, `/errors/console/wrong-credentials` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/too-many-attempts`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmByPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authenticator_data: string;
                    client_data: string;
                    id: string;
                    signature: string;
                };
            };
        };
        responses: {
            /** @description It is proved. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out`, `/errors/console/wrong-second-factor` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askForConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to ask the browser for, within 5 minutes. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupons: components["schemas"]["Coupon"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                    /** @description Yen off; null with a percentage. */
                    amount: number | null;
                    code: string;
                    /** Format: date-time */
                    ends_at: string | null;
                    max_uses: number | null;
                    max_uses_per_buyer: number | null;
                    /** @description The subtotal that it wants at least. */
                    minimum: number;
                    name: string;
                    /** @description Percent off; null with an amount. */
                    percent: number | null;
                    /** Format: date-time */
                    starts_at: string | null;
                };
            };
        };
        responses: {
            /** @description It is added. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 42 */
                        id: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            /** @description Unchanged since the given ETag. */
            304: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                    /** @description Yen off; null with a percentage. */
                    amount: number | null;
                    code: string;
                    /** Format: date-time */
                    ends_at: string | null;
                    max_uses: number | null;
                    max_uses_per_buyer: number | null;
                    /** @description The subtotal that it wants at least. */
                    minimum: number;
                    name: string;
                    /** @description Percent off; null with an amount. */
                    percent: number | null;
                    /** Format: date-time */
                    starts_at: string | null;
                };
            };
        };
        responses: {
            /** @description It is as the body says. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draw"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFirstDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is done. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description An item can be seen. */
                        item: boolean;
                        /** @description There is an order. */
                        order: boolean;
                        /** @description There is a way to pay, with the account where transfers are offered, and a shipping method. */
                        selling: boolean;
                        /** @description Buyers are told who sells, where from and by which telephone. */
                        shop: boolean;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeItemCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of the categories below that parent; null: last. */
                    before_id: number | null;
                    /** @description Null: the top. */
                    parent_id: number | null;
                };
            };
        };
        responses: {
            /** @description It stands there. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/item_categories/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/item_categories/write-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listItemFiles: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their ids. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ItemWithFile"][];
                        /** @description Whether there are more behind the last: pass its id as `after`. */
                        more: boolean;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createItemFileUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One file can be sent there, once, as a form. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expires_at: string;
                        file_id: string;
                        /** @description They come before `file`. */
                        upload_fields: {
                            [key: string]: string;
                        };
                        /** Format: uri */
                        upload_url: string;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/files/too-many-unused`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLastItemImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last, which alone can be undone. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        last: {
                            /** @example 42 */
                            id: number;
                            items: number;
                            /** Format: date-time */
                            made_at: string;
                            /** Format: date-time */
                            undone_at: string | null;
                        } | null;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginItemImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items can be imported. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 42 */
                        id: number;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category_ids?: number[];
                    detail?: string;
                    identifier?: string | null;
                    /** @description Null: it is made, private unless `visible` says otherwise. */
                    item_id: number | null;
                    /** @enum {string} */
                    item_tax_type?: "standard" | "reduced";
                    /**
                     * Format: date-time
                     * @description As it was when the change was shown; null for a new one.
                     */
                    modified_at: string | null;
                    name?: string;
                    /** @description A sale to come, in place of the one that is planned; null: none is. */
                    planned_sale?: {
                        /** Format: date-time */
                        ends_at: string | null;
                        price: number;
                        /** Format: date-time */
                        starts_at: string;
                    } | null;
                    /** @description Yen, tax included. The shop may have set a lower ceiling. */
                    price?: number;
                    quantity_limit?: number | null;
                    stock?: number;
                    /** @description Those that are not named stay. */
                    variations?: {
                        barcode?: string | null;
                        identifier?: string | null;
                        name?: string;
                        stock?: number;
                        /** @description Null: it is added. */
                        variation_id: number | null;
                    }[];
                    visible?: boolean;
                };
            };
        };
        responses: {
            /** @description The item is as asked. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 42 */
                        item_id: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found`, `/errors/items/not-found`, `/errors/item_categories/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/items/write-rejected`, `/errors/item_categories/write-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoItemImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    after: number;
                };
            };
        };
        responses: {
            /** @description How it went with each. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            detail: string | null;
                            /** @enum {string|null} */
                            fault: "changed_since" | "unfinished" | "refused" | null;
                            /** @example 42 */
                            item_id: number;
                            name: string | null;
                        }[];
                        /**
                         * @description Where to go on; null when there are no more.
                         * @example 42
                         */
                        next: number | null;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findItems: {
        parameters: {
            query?: {
                category_id?: number;
                /** @description Of which, or of one of whose variations, so many pieces are left at most. */
                few?: number;
                limit?: number;
                offset?: number;
                order?: "list_order" | "created" | "modified";
                /** @description Words of the name, or the beginning of a code or a barcode. */
                query?: string;
                /** @description Of which nothing is left. */
                sold_out?: "true";
                visible?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ShopItem"][];
                        /** @description Whether there are more behind the last. */
                        more: boolean;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    copyItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 42 */
                        item_id: number;
                    };
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/write-rejected`, `/errors/console/rejected`, `/errors/files/too-many-unused`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attachItemFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file_id: string;
                    /** @description As buyers get it, such as `楽譜.pdf`. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Its buyers download this file. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    detachItemFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setItemOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "options": [
                 *         {
                 *           "name": "包装",
                 *           "required": true,
                 *           "option_type": "select",
                 *           "choices": [
                 *             {
                 *               "name": "なし",
                 *               "extra_price": 0
                 *             },
                 *             {
                 *               "name": "ギフト包装",
                 *               "extra_price": 300
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description All of them, in their order. */
                    options: {
                        /** @description Of a select, which has some. */
                        choices?: {
                            /** @description Yen, tax included. */
                            extra_price: number;
                            id?: number | null;
                            name: string;
                        }[];
                        /** @description Yen, tax included. */
                        extra_price?: number;
                        free_text_description?: string | null;
                        /** @description Of one that the item has; a new one has none. */
                        id?: number | null;
                        max_length?: number | null;
                        name: string;
                        /** @enum {string} */
                        option_type: "select" | "form";
                        required: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description The options are as asked. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expires_at: string;
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setItemSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    ends_at: string | null;
                    price: number;
                    /** Format: date-time */
                    starts_at: string | null;
                };
            };
        };
        responses: {
            /** @description The sale is set. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endItemSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has its regular price. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setItemSalesPeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    sales_end_at: string | null;
                    /** Format: date-time */
                    sales_start_at: string | null;
                };
            };
        };
        responses: {
            /** @description It is on sale within this time. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShippingMethodsOfItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; with none it goes by every method that carries all items. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shipping_methods: {
                            /** @example 42 */
                            shipping_method_id: number;
                            size: number;
                        }[];
                    };
                };
            };
            /** @description Unchanged since the given ETag. */
            304: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setShippingMethodsOfItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description With none the item goes by every method that carries all items. */
                    shipping_methods: {
                        shipping_method_id: number;
                        size: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description It goes by these. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeItemStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    by: number;
                    variation_id?: number | null;
                };
            };
        };
        responses: {
            /** @description What the stock is now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stock: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found`, `/errors/items/variation-not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/write-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getItemTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both, as they are set. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        regular_price: number | null;
                        sale: {
                            /** Format: date-time */
                            ends_at: string | null;
                            price: number;
                            /** Format: date-time */
                            starts_at: string | null;
                            /** @enum {string} */
                            state: "planned" | "on";
                        } | null;
                        /** Format: date-time */
                        sales_end_at: string | null;
                        /** Format: date-time */
                        sales_start_at: string | null;
                    };
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/items/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "yamato",
                 *       "unique_keys": [
                 *         "AKINAITESTORDER1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    carrier: "yamato" | "sagawa" | "yupack";
                    customer_code?: string;
                    fare_code?: string;
                    label_type?: string;
                    /**
                     * Format: date
                     * @description When the parcels are handed over; today if left out.
                     */
                    ships_on?: string;
                    /** @description Left out: all that are to be sent, the earliest first, 1000 at most. */
                    unique_keys?: string[];
                };
            };
        };
        responses: {
            /** @description The file, and what a person should know of it. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Base64 of the file, which is CSV in CP932. */
                        content: string;
                        /** @description Orders in it. */
                        count: number;
                        /** @description Orders of which not all had room, with the columns. */
                        cut: {
                            columns: string[];
                            unique_key: string;
                        }[];
                        file_name: string;
                        refused: {
                            /** @enum {string} */
                            reason: "not_found" | "not_waiting" | "held_back" | "no_destination" | "abroad";
                            unique_key: string;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/user/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLotteries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draws: components["schemas"]["DrawLine"][];
                        lotteries: components["schemas"]["Lottery"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMails: {
        parameters: {
            query?: {
                before?: number;
                buyer_of?: string;
                limit?: number;
                order?: string;
                state?: "waiting" | "sent" | "dead" | "kept";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: components["schemas"]["MailLine"][];
                        /** @description Whether there are more. */
                        more: boolean;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail with its text. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDetail"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendMailAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/mails/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNewOrders: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their keys. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What to send the next time. */
                        after: number;
                        /** @description Whether there are more than are told. */
                        more: boolean;
                        /** @description Another number than before means that the list is another. */
                        newest: number;
                        /** @description Orders that were placed since, the newest first; of those that were imported none. */
                        unique_keys: string[];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of all years. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCounts"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBuyerOfOrder: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buyer as this order has it, and the orders, the newest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerOrders"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmCash: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is paid. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/update-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateDispatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "delivery_company_id": 1,
                 *       "tracking_number": "1234-5678-9012",
                 *       "notify": true
                 *     }
                 */
                "application/json": {
                    /** @description As in the list of delivery companies; 0 is none. */
                    delivery_company_id?: number;
                    /**
                     * @description Whether the mail of the dispatch goes out once more.
                     * @default false
                     */
                    notify?: boolean;
                    /** @description Letters, digits and hyphens; needs a delivery company. */
                    tracking_number?: string;
                };
            };
        };
        responses: {
            /** @description They are as asked; what was left out is none. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found`, `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/update-rejected`, `/errors/orders/invalid-delivery`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    provideDownloads: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is noted; what is paid counts as dispatched. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/update-rejected`, `/errors/orders/payment-maintenance`, `/errors/orders/dispatch-suspended`, `/errors/orders/dispatch-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderFulfilment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of each line how it is brought to its end, and what is owed. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fulfilment"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: components["schemas"]["OrderEvent"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dispatchRest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "delivery_company_id": 1,
                 *       "tracking_number": "1234-5678-9012"
                 *     }
                 */
                "application/json": {
                    /** @description Stands in the mail to the buyer. */
                    comment?: string;
                    /** @description As in the list of delivery companies; 0 is none. */
                    delivery_company_id?: number;
                    /** @description Letters, digits and hyphens; needs a delivery company. */
                    tracking_number?: string;
                };
            };
        };
        responses: {
            /** @description They are dispatched. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/payment-maintenance`, `/errors/orders/dispatch-suspended`, `/errors/orders/easy-delivery-not-dispatchable`, `/errors/orders/not-dispatchable`, `/errors/orders/invalid-order-lines`, `/errors/orders/invalid-delivery`, `/errors/orders/dispatch-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is paid. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/orders/update-rejected`, `/errors/orders/payment-maintenance`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "unpaid",
                 *       "page": 1
                 *     }
                 */
                "application/json": {
                    keyword?: string;
                    /** Format: date */
                    ordered_from_date?: string;
                    /** Format: date */
                    ordered_to_date?: string;
                    page?: number;
                    /** @enum {string} */
                    payment?: "creditcard" | "cvs" | "service_bt" | "atobarai" | "bnpl" | "bt" | "cod" | "carrier" | "paypal" | "amazon_pay" | "paypay";
                    /** @enum {string} */
                    sort?: "ordered_desc" | "ordered_asc" | "scheduled_date_asc" | "delivery_date_asc" | "payment_date_asc";
                    /** @enum {string} */
                    status?: "ordered" | "unpaid" | "unshippable" | "dispatched" | "cancelled" | "shipping" | "arrived";
                };
            };
        };
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedOrders"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makePapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "slip",
                 *       "unique_keys": [
                 *         "AKINAITESTORDER1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "slip" | "receipt" | "invoice";
                    unique_keys: string[];
                };
            };
        };
        responses: {
            /** @description The papers in the order of the keys, and which orders have none. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        papers: {
                            charges: {
                                /** @description Yen; negative for what is taken off. */
                                amount: number;
                                /** @enum {string} */
                                kind: "shipping_fee" | "cod_fee" | "charge" | "coupon" | "coins" | "adjustment";
                                name: string | null;
                            }[];
                            /** Format: date */
                            dispatched_on: string | null;
                            /**
                             * Format: date
                             * @description Of a receipt that was given out before: when for the first time.
                             */
                            first_issued_on: string | null;
                            /** Format: date */
                            issued_on: string;
                            issuer: {
                                address: string | null;
                                /** @description With it the paper is a qualified invoice. */
                                invoice_number: string | null;
                                mail_address: string;
                                name: string;
                                telephone: string | null;
                            };
                            /** @enum {string} */
                            kind: "slip" | "receipt" | "invoice";
                            /** Format: date */
                            ordered_on: string;
                            /** Format: date */
                            paid_on: string | null;
                            payment_method: string | null;
                            remark: string | null;
                            rows: {
                                amount: number;
                                /** @description Whether it follows later. */
                                later: boolean;
                                name: string;
                                notes: string[];
                                price: number;
                                /** @description Percent. */
                                rate: number;
                                total: number;
                            }[];
                            subtotal: number;
                            taxes: {
                                /** @description Percent. */
                                rate: number;
                                /** @description Yen of tax in that, rounded down once. */
                                tax: number;
                                /** @description Yen that are paid at this rate, tax included. */
                                total: number;
                            }[];
                            to: {
                                address: string[];
                                name: string;
                                zip_code: string | null;
                            };
                            total: number;
                            unique_key: string;
                        }[];
                        refused: {
                            /** @enum {string} */
                            reason: "not_found" | "cancelled" | "unpaid";
                            unique_key: string;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/user/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    noteIssuedReceipts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "unique_keys": [
                 *         "AKINAITESTORDER1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    unique_keys: string[];
                };
            };
        };
        responses: {
            /** @description They are noted. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/user/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makePapersPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "slip",
                 *       "unique_keys": [
                 *         "AKINAITESTORDER1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "slip" | "receipt" | "invoice";
                    unique_keys: string[];
                    /** @description Of slips alone; the others always have them. Default `true`. */
                    with_prices?: boolean;
                };
            };
        };
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description Under which name it is to be kept. */
                    "Content-Disposition"?: string;
                    /** @description Orders that are not in it, with why: `AKINAITESTORDER1=unpaid`, split by commas. */
                    "X-Akinai-Refused"?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/user/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected` */
            422: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        attestation: string;
                        client_data: string;
                        id: string;
                        transports: string[];
                    };
                    /** @description Whether the other sessions of the person end. */
                    end_other_sessions: boolean;
                    name: string;
                };
            };
        };
        responses: {
            /** @description The passkey, and recovery codes when it is the first factor. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkey: components["schemas"]["Passkey"];
                        /** @description Shown only now; none when there are others. */
                        recovery_codes: string[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    namePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description It has the name. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It signs in no more; with the last factor the recovery codes went. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to ask the browser for, within 5 minutes. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                    /** @description Whether the tokens that the person made are revoked. Default false. */
                    revoke_tokens?: boolean;
                };
            };
        };
        responses: {
            /** @description The new password counts, and all other sessions have ended. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out`, `/errors/console/wrong-credentials` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/too-many-attempts`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by address. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: components["schemas"]["Person"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    mail_address: string;
                    /** @enum {string} */
                    role: "owner" | "staff" | "read_only";
                    /** @description Of staff at least one; empty for the other roles. */
                    scopes: ("user.read" | "items.read" | "items.create" | "items.update" | "items.delete" | "items.publish" | "item_categories.write" | "orders.read" | "orders.update" | "orders.cancel" | "orders.dispatch" | "files.write")[];
                };
            };
        };
        responses: {
            /** @description A first password, which is never shown again and has to be changed at the first sign-in. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        password: string;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/too-many-attempts`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether tokens that the person made are revoked, as far as they may more than the person then. */
                    revoke_tokens: boolean;
                    /** @enum {string} */
                    role: "owner" | "staff" | "read_only";
                    /** @description Of staff at least one; empty for the other roles. */
                    scopes: ("user.read" | "items.read" | "items.create" | "items.update" | "items.delete" | "items.publish" | "item_categories.write" | "orders.read" | "orders.update" | "orders.cancel" | "orders.dispatch" | "files.write")[];
                };
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The names of those that were revoked. */
                        revoked_tokens: string[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The password, which is never shown again and has to be changed at the next sign-in. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/too-many-attempts`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether tokens that the person made are revoked, as far as they may more than the person then. */
                    revoke_tokens: boolean;
                };
            };
        };
        responses: {
            /** @description The person is removed. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The names of those that were revoked. */
                        revoked_tokens: string[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are none, now or before. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected` */
            422: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPlannedSales: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their items. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Behind which to go on; null when there are no more.
                         * @example 42
                         */
                        next: number | null;
                        sales: {
                            /** Format: date-time */
                            ends_at: string | null;
                            /** @example 42 */
                            item_id: number;
                            price: number;
                            /** Format: date-time */
                            starts_at: string;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coupon: {
                        active: boolean;
                        /** @description Yen off; null with a percentage. */
                        amount: number | null;
                        code: string;
                        /** Format: date-time */
                        ends_at: string | null;
                        max_uses: number | null;
                        max_uses_per_buyer: number | null;
                        /** @description The subtotal that it wants at least. */
                        minimum: number;
                        name: string;
                        /** @description Percent off; null with an amount. */
                        percent: number | null;
                        /** Format: date-time */
                        starts_at: string | null;
                    };
                    coupon_id: number | null;
                    subtotal: number;
                };
            };
        };
        responses: {
            /** @description What a buyer who never used it would get, or why not. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Yen off; null when it is refused. */
                        discount: number | null;
                        /** @description The code of why it is refused; null when it is not. */
                        refusal: string | null;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewSelling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settings: {
                        bank_account?: string | null;
                        bt_days_to_pay?: number;
                        closed_days?: string[];
                        closed_weekdays?: ("sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat")[];
                        cod_fees?: {
                            below: number;
                            fee: number;
                        }[];
                        cvs_days_to_pay?: number;
                        delivery_days?: number;
                        delivery_slots?: string[];
                        payment_methods?: ("creditcard" | "cvs" | "bt" | "cod")[];
                        preparation_days?: number;
                        takeout_days?: number;
                        takeout_lead_minutes?: number;
                        takeout_places?: {
                            address: string;
                            hours: {
                                closes: string;
                                opens: string;
                                /** @enum {string} */
                                weekday: "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";
                            }[];
                            name: string;
                        }[];
                        takeout_slot_minutes?: number;
                        takeout_slot_pieces?: number;
                    };
                    total: number;
                };
            };
        };
        responses: {
            /** @description Days, times and ways to pay. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: {
                            /** Format: date */
                            day: string;
                            works: boolean;
                        }[];
                        deliveries: {
                            /** Format: date */
                            first_date: string | null;
                            /** Format: date */
                            last_date: string | null;
                            /** @description As orders name it, with its classes where it has some. */
                            name: string;
                            time_zones: string[];
                        }[];
                        payments: {
                            fee: number;
                            /** @enum {string} */
                            method: "creditcard" | "cvs" | "bt" | "cod";
                            /** @description The code of why it is not offered; null when it is. */
                            refusal: string | null;
                        }[];
                        /** Format: date */
                        sent_on: string | null;
                        takeout: {
                            days: {
                                /** Format: date */
                                day: string;
                                times: string[];
                            }[];
                            place: string;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    method: {
                        active: boolean;
                        carrier_days: number;
                        /** @description By size or weight, ascending by what one holds; with none the fee above is of any parcel. */
                        classes: {
                            fee: number;
                            name: string;
                            /** @description Fees to prefectures that have one of their own. */
                            prefecture_fees: {
                                fee: number;
                                /** @enum {string} */
                                prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
                            }[];
                            up_to: number;
                        }[];
                        fee: number;
                        /** @description Whether it also carries items that are bound to no method. */
                        for_all_items: boolean;
                        /** @description The subtotal from which it costs nothing; null for never. */
                        free_from: number | null;
                        name: string;
                        /** @description Ways to pay that go with it; null for all of the shop. */
                        payment_methods: ("creditcard" | "cvs" | "bt" | "cod")[] | null;
                        /** @description Fees to prefectures that have one of their own. */
                        prefecture_fees: {
                            fee: number;
                            /** @enum {string} */
                            prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
                        }[];
                        takes_date: boolean;
                        takes_time: boolean;
                    };
                    pieces: number;
                    /** @enum {string|null} */
                    prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県" | null;
                    size: number;
                    subtotal: number;
                };
            };
        };
        responses: {
            /** @description What it costs, when it comes, and how it can be paid. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null where the method does not carry it, as it is too large. */
                        delivery: {
                            fee: number;
                            /** Format: date */
                            first_date: string | null;
                            /** Format: date */
                            last_date: string | null;
                            /** @description As orders name it, with its classes where it has some. */
                            name: string;
                            time_zones: string[];
                        } | null;
                        payments: {
                            fee: number;
                            /** @enum {string} */
                            method: "creditcard" | "cvs" | "bt" | "cod";
                            /** @description The code of why it is not offered; null when it is. */
                            refusal: string | null;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes; those before count no more. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                after?: number;
                before?: number;
                limit?: number;
                method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
                path?: string;
                problem?: string;
                request_id?: string;
                status?: string;
                token_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether there are more. */
                        more: boolean;
                        requests: components["schemas"]["RequestLine"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call with what was sent and answered. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSales: {
        parameters: {
            query?: {
                unit?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods, and as many before them. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sales"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listScopes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scopes: components["schemas"]["ScopeOperations"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchItemNames: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item of the id first, then some of the words. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            name: string;
                            visible: boolean;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in, and where. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    mail_address: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Who is signed in, and where; or the second step, without which nobody is. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"] | components["schemas"]["SecondStep"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/wrong-credentials`, `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/too-many-attempts`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended, and the cookie is taken back. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authenticator_data: string;
                    client_data: string;
                    id: string;
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Who is signed in, and where. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/wrong-second-factor`, `/errors/console/sign-in-expired`, `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to ask the browser for, within 5 minutes. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected` */
            422: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finishByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Who is signed in, and where. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/wrong-second-factor`, `/errors/console/sign-in-expired`, `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/too-many-attempts`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finishByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authenticator_data: string;
                    client_data: string;
                    id: string;
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Who is signed in, and where. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/wrong-second-factor`, `/errors/console/sign-in-expired`, `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askForSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to ask the browser for, within 5 minutes. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/sign-in-expired` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected` */
            422: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the person have ended, and the cookie is taken back. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description Unchanged since the given ETag. */
            304: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    able_to_business?: boolean;
                    bank_account?: string | null;
                    bt_days_to_pay?: number;
                    category?: string | null;
                    closed_days?: string[];
                    closed_weekdays?: ("sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat")[];
                    cod_fees?: {
                        below: number;
                        fee: number;
                    }[];
                    cvs_days_to_pay?: number;
                    /** @enum {string} */
                    default_item_tax_type?: "standard" | "reduced";
                    delivery_days?: number;
                    delivery_slots?: string[];
                    details_as_html?: boolean;
                    introduction?: string | null;
                    /** Format: invoice number */
                    invoice_number?: string | null;
                    legal_address?: string | null;
                    legal_delivery?: string | null;
                    legal_fees?: string | null;
                    legal_manager?: string | null;
                    legal_offer_period?: string | null;
                    legal_payment?: string | null;
                    legal_requirements?: string | null;
                    legal_returns?: string | null;
                    legal_seller?: string | null;
                    legal_telephone?: string | null;
                    /** Format: email */
                    mail_address?: string;
                    most_amount_updates?: number;
                    most_mail_updates?: number;
                    name?: string;
                    nickname?: string | null;
                    payment_maintenance?: boolean;
                    payment_methods?: ("creditcard" | "cvs" | "bt" | "cod")[];
                    preparation_days?: number;
                    price_ceiling?: number;
                    privacy_policy?: string | null;
                    require_if_match?: boolean;
                    takeout_days?: number;
                    takeout_lead_minutes?: number;
                    takeout_places?: {
                        address: string;
                        hours: {
                            closes: string;
                            opens: string;
                            /** @enum {string} */
                            weekday: "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";
                        }[];
                        name: string;
                    }[];
                    takeout_slot_minutes?: number;
                    takeout_slot_pieces?: number;
                    terms_of_use?: string | null;
                    theme_accent?: string;
                    theme_background?: string;
                    theme_dark?: boolean;
                    /** Format: logo */
                    theme_logo?: string | null;
                    theme_text?: string;
                    /** @enum {string} */
                    theme_typeface?: "gothic" | "mincho" | "rounded";
                    using_only_cart?: boolean;
                };
            };
        };
        responses: {
            /** @description All of them, as they are now. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order in which buyers are offered them. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shipping_methods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderShippingMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description All of them, each once. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description They stand in this order. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addShippingMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                    carrier_days: number;
                    /** @description By size or weight, ascending by what one holds; with none the fee above is of any parcel. */
                    classes: {
                        fee: number;
                        name: string;
                        /** @description Fees to prefectures that have one of their own. */
                        prefecture_fees: {
                            fee: number;
                            /** @enum {string} */
                            prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
                        }[];
                        up_to: number;
                    }[];
                    fee: number;
                    /** @description Whether it also carries items that are bound to no method. */
                    for_all_items: boolean;
                    /** @description The subtotal from which it costs nothing; null for never. */
                    free_from: number | null;
                    /** @description Items that go by this method, and by others only where these name them, too. */
                    items: {
                        item_id: number;
                        size: number;
                    }[];
                    name: string;
                    /** @description Ways to pay that go with it; null for all of the shop. */
                    payment_methods: ("creditcard" | "cvs" | "bt" | "cod")[] | null;
                    /** @description Fees to prefectures that have one of their own. */
                    prefecture_fees: {
                        fee: number;
                        /** @enum {string} */
                        prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
                    }[];
                    takes_date: boolean;
                    takes_time: boolean;
                };
            };
        };
        responses: {
            /** @description It is added. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 42 */
                        id: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShippingMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The method. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethod"];
                };
            };
            /** @description Unchanged since the given ETag. */
            304: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateShippingMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                    carrier_days: number;
                    /** @description By size or weight, ascending by what one holds; with none the fee above is of any parcel. */
                    classes: {
                        fee: number;
                        name: string;
                        /** @description Fees to prefectures that have one of their own. */
                        prefecture_fees: {
                            fee: number;
                            /** @enum {string} */
                            prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
                        }[];
                        up_to: number;
                    }[];
                    fee: number;
                    /** @description Whether it also carries items that are bound to no method. */
                    for_all_items: boolean;
                    /** @description The subtotal from which it costs nothing; null for never. */
                    free_from: number | null;
                    /** @description Items that go by this method, and by others only where these name them, too. */
                    items: {
                        item_id: number;
                        size: number;
                    }[];
                    name: string;
                    /** @description Ways to pay that go with it; null for all of the shop. */
                    payment_methods: ("creditcard" | "cvs" | "bt" | "cod")[] | null;
                    /** @description Fees to prefectures that have one of their own. */
                    prefecture_fees: {
                        fee: number;
                        /** @enum {string} */
                        prefecture: "北海道" | "秋田県" | "青森県" | "岩手県" | "東京都" | "埼玉県" | "千葉県" | "神奈川県" | "茨城県" | "栃木県" | "群馬県" | "長野県" | "新潟県" | "山梨県" | "静岡県" | "愛知県" | "三重県" | "岐阜県" | "滋賀県" | "京都府" | "大阪府" | "兵庫県" | "奈良県" | "和歌山県" | "鳥取県" | "島根県" | "岡山県" | "広島県" | "山口県" | "香川県" | "徳島県" | "高知県" | "愛媛県" | "福岡県" | "長崎県" | "大分県" | "佐賀県" | "熊本県" | "宮崎県" | "鹿児島県" | "沖縄県" | "福井県" | "石川県" | "富山県" | "福島県" | "宮城県" | "山形県";
                    }[];
                    takes_date: boolean;
                    takes_time: boolean;
                };
            };
        };
        responses: {
            /** @description It is as the body says. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeShippingMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/precondition-failed` */
            412: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listItemsOfShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by their ids. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @example 42 */
                            item_id: number;
                            name: string;
                            size: number;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders and sales by day, calls by hour, and what there is. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description The `next` of a page. */
                before?: number;
                status?: "starting" | "active" | "paused" | "stopped" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the next page; null on the last. */
                        next: number | null;
                        subscriptions: components["schemas"]["ShopSubscription"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseSubscriptionOfBuyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopSubscription"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/subscriptions/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/subscriptions/change-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/mails/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeSubscriptionOfBuyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopSubscription"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/subscriptions/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/subscriptions/change-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/mails/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopSubscriptionOfBuyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopSubscription"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/subscriptions/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/subscriptions/change-rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/mails/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tokens: components["schemas"]["Token"][];
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    expires_at: string | null;
                    name: string;
                    scopes: ("user.read" | "items.read" | "items.create" | "items.update" | "items.delete" | "items.publish" | "item_categories.write" | "orders.read" | "orders.update" | "orders.cancel" | "orders.dispatch" | "files.write")[];
                };
            };
        };
        responses: {
            /** @description The token; its secret is never shown again. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        token: components["schemas"]["Token"];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked, now or before. */
            204: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, for typing in and for a QR code. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        /** Format: uri */
                        uri: string;
                    };
                };
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They count no more; with the last factor the recovery codes went. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/not-found` */
            404: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    activateTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /** @description Whether the other sessions of the person end. */
                    end_other_sessions: boolean;
                };
            };
        };
        responses: {
            /** @description It counts. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/password-change-needed`, `/errors/console/confirmation-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/idempotency-key-in-use` */
            409: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/rejected`, `/errors/request/idempotency-key-reused` */
            422: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matchTracking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "reference": "AKINAITESTORDER1",
                 *           "tracking_number": "1234-5678-9012"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    lines: {
                        reference: string;
                        tracking_number: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Of each line what would become of it. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        matches: {
                            dispatch_id: number | null;
                            reference: string;
                            /** @enum {string} */
                            state: "dispatch" | "mend" | "same" | "not_found" | "ambiguous" | "refused";
                            status: string | null;
                            tracking_number: string;
                            unique_key: string | null;
                        }[];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/console/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
            400: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/signed-out` */
            401: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/console/cross-site`, `/errors/console/not-allowed`, `/errors/console/password-change-needed` */
            403: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/timeout` */
            408: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/body-too-large` */
            413: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/unsupported-media-type` */
            415: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/expectation-failed` */
            417: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
            429: {
                headers: {
                    /** @description What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429. */
                    RateLimit?: string;
                    /** @description The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`. */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/headers-too-large` */
            431: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/unexpected` */
            500: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/bad-gateway` */
            502: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
            503: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/internal/gateway-timeout` */
            504: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
