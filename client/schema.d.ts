/** The types of the API. Made from openapi/openapi.json by `npm run generate`; do not edit. */
export interface paths {
    "/api/delivery_companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List delivery companies
         * @description Ids and names never change, so that they can be mapped by either.
         *
         *     Scopes: `orders.read`.
         */
        get: operations["listDeliveryCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask where to send a file
         * @description Scopes: `files.write`.
         */
        post: operations["createFileUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/item_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description All of them in one flat array in tree order: a category, then those below it.
         *
         *     Scopes: `items.read`.
         */
        get: operations["listItemCategories"];
        put?: never;
        /**
         * Create a category
         * @description It comes last on its level. The tree has at most 3 levels and 1000 categories; names are unique among siblings.
         *
         *     Scopes: `item_categories.write`, `items.read`.
         */
        post: operations["createItemCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/item_categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a category
         * @description Scopes: `items.read`.
         */
        get: operations["getItemCategory"];
        put?: never;
        /**
         * Rename a category
         * @description Scopes: `item_categories.write`, `items.read`.
         */
        post: operations["updateItemCategory"];
        /**
         * Delete a category
         * @description The categories below it and the links of items to all of them go with it; the items stay.
         *
         *     Scopes: `item_categories.write`, `items.read`.
         */
        delete: operations["deleteItemCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/item_categories/{id}/items/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Link an item to a category
         * @description No body is read, and `If-Match` is about the item. Linking again changes nothing. An item has at most 100 categories.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        put: operations["linkItemToCategory"];
        post?: never;
        /**
         * Unlink an item from a category
         * @description `If-Match` is about the item. Unlinking again changes nothing.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        delete: operations["unlinkItemFromCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/item_categories/{id}/list_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a category among its siblings
         * @description Scopes: `item_categories.write`, `items.read`.
         */
        put: operations["moveItemCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description Public and private items. A page with fewer items than `limit` is the last.
         *
         *     Scopes: `items.read`.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description The item is private, without stock, and last in the list order. Variations, categories and visibility have operations of their own.
         *
         *     Scopes: `items.create`, `items.read`.
         */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an item
         * @description Answers an `ETag`: sent back as `If-None-Match`, an unchanged item is answered 304 without a body; sent as `If-Match` with a change of the item or of its parts, nothing is changed when somebody else was faster.
         *
         *     Scopes: `items.read`.
         */
        get: operations["getItem"];
        put?: never;
        /**
         * Edit an item
         * @description Members that are left out stay as they are; `null` clears those that may be null. A `price` ends a sale.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        post: operations["updateItem"];
        /**
         * Delete an item
         * @description Its variations, images, options and category links go with it. A digital item cannot be deleted.
         *
         *     Scopes: `items.delete`, `items.read`.
         */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of an item
         * @description The `ETag` is that of the item.
         *
         *     Scopes: `items.read`.
         */
        get: operations["listItemImages"];
        /**
         * Reorder images
         * @description Names every image of the item once, the first to be shown first.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        put: operations["reorderItemImages"];
        /**
         * Add an image
         * @description The last of three steps: ask for an upload destination (`POST /api/files`), send the file there, then add it
         *     here; [the three lines to copy](#tag/images). The image comes last. The picture is shown turned upright, in sRGB, and without what the camera noted in the file.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        post: operations["addItemImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}/images/{image_id}": {
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
         * Delete an image
         * @description Its addresses answer 404 within a second or two; caches may know the picture longer.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        delete: operations["deleteItemImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}/list_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an item in the list order
         * @description Only the first 10,000 items are handled: a neighbour behind them counts as missing, and `last` places the item at rank 10,000 when there are more.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        put: operations["moveItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set stock
         * @description `stock` for an item without variations, `variations` for one with. Numbers are absolute; all are set or none.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        put: operations["setItemStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}/variations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the variations of an item
         * @description The `ETag` is that of the item.
         *
         *     Scopes: `items.read`.
         */
        get: operations["listItemVariations"];
        /**
         * Reorder variations
         * @description Names every variation of the item once, the first to be shown first.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        put: operations["reorderItemVariations"];
        /**
         * Add a variation
         * @description It comes last and has stock 0. With the first one, the stock of the item becomes the sum over its variations.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        post: operations["addItemVariation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}/variations/{variation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a variation
         * @description Members that are left out stay as they are. One that has no name must keep its identifier or its barcode.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        post: operations["updateItemVariation"];
        /**
         * Delete a variation
         * @description After the last one the stock that the item had of its own applies again.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        delete: operations["deleteItemVariation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/items/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish or hide an item
         * @description Scopes: `items.publish`, `items.read`.
         */
        put: operations["setItemVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{unique_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an order
         * @description The key may be in lower case. Answers an `ETag`: sent back as `If-None-Match`, an unchanged order is answered 304 without a body; sent as `If-Match` with a change of the order, nothing is changed when somebody else was faster.
         *
         *     Scopes: `orders.read`.
         */
        get: operations["getOrder"];
        /**
         * Change the amounts of an order
         * @description Sets prices, quantities, fees, coupon and adjustment in one call; every line that can be changed is listed. A quantity of 0 cancels a line. An order that is paid by transfer or at a convenience store can only drop what is left when a part was dispatched. Quantities move the stock, the payment follows the total, and a mail goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.
         *
         *     Scopes: `orders.read`, `orders.update`.
         */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{unique_key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Possible while no line is dispatched; of an order that was paid by transfer or at a convenience store and dispatched in part, the rest is cancelled. The stock is given back unless `restock` is false, the payment is let go or given back, and a mail with the comment goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.
         *
         *     Scopes: `orders.cancel`, `orders.read`.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{unique_key}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the buyer's mail address
         * @description Name and address stay. A mail goes to the old and the new address and to the shop. After a 5xx it is open whether it was done: do not send it again, fetch the order.
         *
         *     Scopes: `orders.read`, `orders.update`.
         */
        put: operations["updateOrderCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{unique_key}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the wished day and time of delivery
         * @description A mail goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.
         *
         *     Scopes: `orders.read`, `orders.update`.
         */
        put: operations["updateOrderDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{unique_key}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark lines of an order as dispatched
         * @description All lines or some. Lines of takeout items are handed over, so they take no delivery company and no tracking number. A payment that waits for the dispatch is confirmed, and a mail with the comment goes to the buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.
         *
         *     Scopes: `orders.dispatch`, `orders.read`.
         */
        post: operations["dispatchOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{unique_key}/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the destination
         * @description The country stays. Postal code, prefecture and telephone must agree with it. A mail goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.
         *
         *     Scopes: `orders.read`, `orders.update`.
         */
        put: operations["updateOrderShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{unique_key}/shop_memo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the shop's memo
         * @description Possible at any order. No mail is sent. After a 5xx it is open whether it was done: do not send it again, fetch the order.
         *
         *     Scopes: `orders.read`, `orders.update`.
         */
        put: operations["updateOrderShopMemo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search orders
         * @description Everything may be left out: `{}` answers the newest orders of the last three months. Days are those of Japan. Reads only.
         *
         *     Scopes: `orders.read`.
         */
        post: operations["searchOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the user and the shop
         * @description Scopes: `user.read`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file
         * @description The `upload_url` of a server that keeps files itself; take the address from there, since it may as well
         *     be that of an S3 bucket, which takes the same form. All `upload_fields` come first, `file` last. A file can be sent once,
         *     within 60 minutes.
         *
         *     No token is needed: the policy is the permission.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an image
         * @description An image's `url`: the picture as it was uploaded, without its metadata, upright, in colours that every browser shows. No token is needed: the name is.
         */
        get: operations["showImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/sq/{size}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the square in the middle of an image
         * @description An image's `square_url`, with any size in place of its 900. A WebP or AVIF is sent to clients that name `image/webp` or `image/avif` in `Accept`, else the format of the upload. Animations stay animated unless they are very large. Nothing is enlarged.
         */
        get: operations["showSquareImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/w/{width}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an image at a width
         * @description An image's `scaled_url`, with any width in place of its 640. A WebP or AVIF is sent to clients that name `image/webp` or `image/avif` in `Accept`, else the format of the upload. Animations stay animated unless they are very large. Nothing is enlarged.
         */
        get: operations["showScaledImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/applications/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an application for a lottery to its applicant
         * @description By the secret of its link: how it stands, and after the draw what lot it had. A winner sees until when it can be ordered.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/applications/{secret}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the checkout by which a winner orders
         * @description With all that was said with the application, at the price of this moment; the way to pay is to be said. It takes the place of one that was made before.
         */
        post: operations["createWinnersCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/applications/{secret}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application for a lottery
         * @description Before the draw, or of a winner who does not want it. One that was withdrawn stays so.
         */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a cart
         * @description What cannot be bought is kept, and told in `problems`: shops change while people shop. A cart is gone 30 days after it was last used.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/carts/{cart_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a cart
         * @description With the prices of this moment, and what keeps it from being bought.
         */
        get: operations["getCart"];
        /**
         * Put other lines into a cart
         * @description The lines are all that the cart has afterwards. What cannot be bought is kept, and told in `problems`: shops change while people shop.
         */
        put: operations["updateCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a shop's categories
         * @description All of them in one flat array in tree order: a category, then those below it.
         */
        get: operations["listStorefrontCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a checkout
         * @description Of a cart, or of lines. Nothing is held for it until it is completed. It can be completed until 24 hours after its last change.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/checkouts/{checkout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a checkout
         * @description What it comes to at this moment, what can be chosen, and what is in the way of completing it.
         */
        get: operations["getCheckout"];
        /**
         * Say something of a checkout
         * @description Each member that is sent takes the place of what was said before; the others stay. What cannot be is kept, and told in `problems`. A payment that is waited for is called off.
         */
        put: operations["updateCheckout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/checkouts/{checkout_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a checkout
         * @description With the payment that is waited for. One that was given up stays so.
         */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/checkouts/{checkout_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order
         * @description Makes the order by the prices and the stock of this moment, if it comes to the total that the buyer agrees to. Of a checkout that is completed it answers the order that there is.
         */
        post: operations["completeCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a shop shows
         * @description Visible items in the shop's order, sold out or not. A page with fewer items than `limit` is the last.
         */
        get: operations["listStorefrontItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an item to buyers
         * @description A hidden item is answered as one that is not there.
         */
        get: operations["getStorefrontItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/orders/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an order to its buyer
         * @description Who has the secret of the link is the buyer. It says what the shop sees, without its memo, the fees of the service, the balance log and the names of transactions. A secret that is none, or another shop’s, is an order that does not exist.
         */
        get: operations["getBuyerOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a shop to buyers
         * @description A shop that is closed shows itself and sells nothing.
         */
        get: operations["getStorefrontShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/subscriptions/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a subscription to its buyer
         * @description By the secret of its link, which the mails of the subscription have: how it stands, what it delivers, and when the next order is made.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/subscriptions/{secret}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change buyer and address of a subscription
         * @description The next orders go there, and mails to the new address. The mailbox that is left hears of it, too. `shipping` is another address to send to; null for that of the buyer.
         */
        put: operations["updateSubscriptionCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/subscriptions/{secret}/pause": {
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
         * @description No more orders are made until it is resumed. One that is paused stays so.
         */
        post: operations["pauseSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/subscriptions/{secret}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the card of a subscription
         * @description The payment service checks and keeps it; no money moves. Where the buyer has to approve it on a page of the service, `action` leads there: until that is done what was paid with so far stays. The buyer comes back to the page of the subscription.
         */
        put: operations["updateSubscriptionPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/subscriptions/{secret}/resume": {
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
         * @description The next order is made on the next day of its cycle that is to come. One that is active stays so.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/api/subscriptions/{secret}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a subscription
         * @description No more orders are made, for good. One that is stopped stays so.
         */
        post: operations["stopSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_id}/downloads/{download_id}/{signature}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what was bought
         * @description The `url` of a download of the buyer's order: take the address from there. It can be sent 10 times, until it ends; a part of the file counts as such a part of a time.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
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
        /** @description An application for a lottery. */
        Application: {
            amount: number;
            /** Format: date-time */
            applied_at: string;
            /** @description Null before the draw. */
            draw: components["schemas"]["DrawOfApplication"] | null;
            /**
             * Format: date-time
             * @description When is drawn; null once it was, or where the item is gone.
             */
            draw_at: string | null;
            /** @example 42 */
            item_id: number;
            /** @description Of the link to the order; null while there is none. */
            order_secret: string | null;
            /**
             * Format: date-time
             * @description Until when a winner can order.
             */
            pay_until: string | null;
            /**
             * @description `lapsed`: it won, and was not ordered in time.
             * @enum {string}
             */
            status: "applied" | "withdrawn" | "lost" | "won" | "ordered" | "lapsed";
            /** @description The name of the item when it was applied for. */
            title: string;
            /** @description By which the shop knows it. */
            unique_key: string;
            /** @example 42 */
            variation_id: number | null;
        };
        BuyerDownload: {
            /** @description How often the whole file can be fetched still. */
            downloads_left: number;
            /** Format: date-time */
            ends_at: string;
            /** @description Null where the shop has no file for it any more. */
            file_name: string | null;
            /** @description Bytes. */
            file_size: number | null;
            /** @example 42 */
            order_line_id: number;
            /**
             * Format: uri
             * @description Null once it has ended.
             */
            url: string | null;
        };
        /** @description An order as its buyer sees it. */
        BuyerOrder: {
            add_comment: string | null;
            amounts: components["schemas"]["BuyerOrderAmounts"];
            /** Format: date-time */
            cancelled_at: string | null;
            customer: components["schemas"]["OrderCustomer"];
            delivery: components["schemas"]["OrderDelivery"];
            /** @description What can be downloaded of it, once that was made available. */
            downloads: components["schemas"]["BuyerDownload"][];
            item_count: number;
            lines: components["schemas"]["OrderLine"][];
            mail_magazine_opt_in: boolean | null;
            membership_rewards: {
                name: string;
                status: string;
            }[];
            /** Format: date-time */
            modified_at: string;
            /** Format: date-time */
            ordered_at: string;
            payment: {
                method: string | null;
                transactions: components["schemas"]["BuyerOrderTransaction"][];
            };
            remark: string | null;
            service: {
                site_domain: string | null;
                site_param: string | null;
            } | null;
            shipping: components["schemas"]["OrderShipping"];
            shipping_lines: components["schemas"]["OrderShippingLine"][];
            /** @description Today one of ordered, unpaid, unshippable, dispatched, cancelled, shipping, arrived; more may come. */
            status: string;
            subscription: {
                repeat_number: number | null;
                repeat_times: number | null;
                unique_key: string | null;
            } | null;
            /** @description Of the link to the subscription that it belongs to; null of other orders. */
            subscription_secret: string | null;
            unique_key: string;
            via: string;
        };
        BuyerOrderAmounts: {
            additional_charges: {
                collected_fee: number | null;
                name: string | null;
            }[];
            adjustment: {
                amount: number;
            };
            cod_fee: number;
            coin_discount: {
                amount: number;
                note: string | null;
            };
            coupon_discount: {
                allocates_balance_log: boolean;
                amount: number;
                note: string | null;
            };
            shipping_fee: number;
            subtotal: number;
            total: number;
        };
        BuyerOrderTransaction: {
            amount: number | null;
            method: string;
            /** Format: date-time */
            occurred_at: string | null;
            status: string | null;
        };
        /** @description A subscription as its buyer sees it. */
        BuyerSubscription: {
            amount: number;
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
        Cart: {
            /** @description Whoever has it has the cart. */
            cart_id: string;
            /** @description In the order in which they were sent. */
            lines: components["schemas"]["CartLine"][];
            /** @description What keeps the cart from being bought as it is. */
            problems: components["schemas"]["CartProblem"][];
            /** @description Yen of the lines that can be bought. */
            total: number;
        };
        /** @description From `type` on its members are null when it has no price: `problems` say why. */
        CartLine: {
            amount: number;
            item_id: number;
            /** @enum {string|null} */
            item_tax_type: "standard" | "reduced" | null;
            options: components["schemas"]["CartOption"][];
            /** @description Of one piece without its options: yen, tax included. */
            price: number | null;
            /** @description What it costs when there is no sale: yen, tax included. */
            proper_price: number | null;
            /** @description The item's name. */
            title: string | null;
            /** @description Of all pieces: yen, tax included. */
            total: number | null;
            /** @enum {string|null} */
            type: "normal" | "digital" | "takeout" | "subscription" | "lottery" | null;
            /** @description Of one piece with its options: yen, tax included. */
            unit_price: number | null;
            variation: string | null;
            variation_id: number | null;
        };
        CartOption: {
            /** @description Null of an option that the item does not have. */
            name: string | null;
            option_id: number;
            option_variation_id: number | null;
            /** @description For one piece: yen, tax included. */
            price: number | null;
            /** @description What was written, or the name of the choice. */
            value: string | null;
        };
        CartProblem: {
            /** @enum {string} */
            code: "unknown_item" | "not_yet" | "ended" | "no_price" | "sold_out" | "fewer_left" | "over_quantity_limit" | "variation_required" | "unknown_variation" | "option_required" | "unknown_option" | "choice_required" | "unknown_choice" | "value_required" | "value_too_long" | "value_not_wanted" | "total_too_large" | "shop_closed";
            detail: string;
            /** @description Where in the cart, such as `/lines/0/amount`; empty for all of it. */
            pointer: string;
        };
        /** @description A problem, with the checkout as it is now where that was changed. */
        ChangedCheckout: {
            checkout?: components["schemas"]["Checkout"];
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
        Checkout: {
            amounts: components["schemas"]["CheckoutAmounts"];
            /** @description Whoever has it has the checkout. */
            checkout_id: string;
            coupon_code: string | null;
            /** @description Null until it is said. */
            customer: components["schemas"]["CheckoutCustomer"] | null;
            delivery: {
                /** Format: date */
                delivery_date: string | null;
                delivery_time_zone: string | null;
                shipping_method_id: number | null;
            };
            /** @description Empty where nothing is sent. */
            delivery_choices: components["schemas"]["DeliveryChoice"][];
            /** Format: date-time */
            expires_at: string;
            /** @description As in a cart. */
            lines: components["schemas"]["CartLine"][];
            mail_magazine_opt_in: boolean;
            payment: {
                /** @enum {string} */
                method: "creditcard" | "cvs" | "bt" | "cod";
                source: string | null;
            } | null;
            payment_methods: components["schemas"]["PaymentChoice"][];
            /** @description Why the last attempt to pay came to nothing; null after a change. */
            payment_refusal: string | null;
            /** @description What keeps it from being completed, all of it at once. */
            problems: components["schemas"]["CheckoutProblem"][];
            remark: string | null;
            /** @description Null: to the customer. */
            shipping: components["schemas"]["CheckoutShipping"] | null;
            /**
             * @description `ready` can be completed, `open` not yet: `problems` say why. `awaiting_buyer`: the buyer is on a page of the payment service.
             * @enum {string}
             */
            status: "open" | "ready" | "awaiting_buyer" | "completed" | "cancelled" | "expired";
            takeout: {
                /** Format: date-time */
                at: string;
                place: string | null;
            } | null;
            /** @description Null where nothing is fetched. */
            takeout_choices: components["schemas"]["TakeoutChoices"] | null;
            /** @description What is paid at each rate of tax. */
            taxes: components["schemas"]["RateTotal"][];
        };
        CheckoutAddress: {
            address: string;
            address2: string;
            country: string;
            country_code: string | null;
            prefecture: string;
            tel: string;
            zip_code: string;
        };
        CheckoutAmounts: {
            additional_charges: {
                collected_fee: number | null;
                name: string | null;
            }[];
            adjustment: {
                amount: number;
            };
            cod_fee: number;
            coin_discount: {
                amount: number;
                note: string | null;
            };
            coupon_discount: {
                allocates_balance_log: boolean;
                amount: number;
                note: string | null;
            };
            shipping_fee: number;
            /** @description Yen, tax included. */
            subtotal: number;
            /** @description Yen, tax included. */
            total: number;
        };
        CheckoutCustomer: {
            address: components["schemas"]["CheckoutAddress"];
            mail_address: string;
            name: {
                first: string;
                first_kana: string | null;
                last: string;
                last_kana: string | null;
            };
        };
        CheckoutProblem: {
            /** @enum {string} */
            code: "unknown_item" | "not_yet" | "ended" | "no_price" | "sold_out" | "fewer_left" | "over_quantity_limit" | "variation_required" | "unknown_variation" | "option_required" | "unknown_option" | "choice_required" | "unknown_choice" | "value_required" | "value_too_long" | "value_not_wanted" | "total_too_large" | "shop_closed" | "no_lines" | "alone" | "unsendable" | "required" | "blocked" | "telephone" | "zip_code" | "prefecture" | "shipping_method" | "date" | "time_zone" | "no_place" | "too_many_pieces" | "closed" | "too_soon" | "full" | "not_a_method" | "nothing_sent" | "digital" | "subscription" | "total_too_low" | "total_too_high" | "unknown" | "used_up" | "below_minimum" | "used_by_buyer";
            detail: string;
            /** @description Where in the checkout, such as `/lines/0/amount` or `/customer`. */
            pointer: string;
        };
        CheckoutShipping: {
            address: components["schemas"]["CheckoutAddress"];
            name: {
                first: string;
                last: string;
            };
        };
        CompletedCheckout: {
            /** @description What the buyer has to do now. */
            action: components["schemas"]["RedirectAction"] | components["schemas"]["PayAtStoreAction"] | components["schemas"]["TransferAction"] | null;
            /** @description Of a lottery, which makes no order yet; else null. */
            application: {
                /** Format: date-time */
                draw_at: string;
                /** @description Of the link by which the buyer sees the application. */
                secret: string;
            } | null;
            /** @description Null while the buyer is awaited, and for a lottery. */
            order: {
                /** @description Of the link by which the buyer sees the order. */
                secret: string;
                /** @description When the order came into being. */
                status: string;
                unique_key: string;
            } | null;
        };
        DeliveryChoice: {
            /** @description Yen of the whole order, if this is chosen. */
            fee: number;
            /**
             * Format: date
             * @description Null where no day can be wished for.
             */
            first_date: string | null;
            /** Format: date */
            last_date: string | null;
            /** @description As the order will name it. */
            name: string;
            /** @description The ways to pay that go with it; null for all. */
            payment_methods: ("creditcard" | "cvs" | "bt" | "cod")[] | null;
            shipping_method_id: number;
            /** @description Such as `1214`. */
            time_zones: string[];
        };
        DeliveryCompany: {
            /** @example 42 */
            id: number;
            name: string;
        };
        DigitalItem: {
            _links: {
                add_item_image: components["schemas"]["Link"];
                add_item_variation: components["schemas"]["Link"];
                create_file_upload: components["schemas"]["Link"];
                delete_item: components["schemas"]["Link"];
                reorder_item_images: components["schemas"]["Link"];
                reorder_item_variations: components["schemas"]["Link"];
                update_item: components["schemas"]["Link"];
                update_item_list_order: components["schemas"]["Link"];
                update_item_stock: components["schemas"]["Link"];
                update_item_visibility: components["schemas"]["Link"];
            };
            categories: components["schemas"]["ItemCategorySummary"][];
            /** Format: date-time */
            created_at: string;
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            digital: {
                file_ext: string;
                file_name: string;
                /** @description Bytes. */
                file_size: number;
            };
            /** @example 42 */
            id: number;
            identifier: string | null;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            /** Format: date-time */
            modified_at: string;
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            quantity_limit: number | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "digital";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
        };
        /** @description By which anybody can see how it was drawn. */
        DrawOfApplication: {
            /** Format: date-time */
            drawn_at: string;
            /** @description What the seed and the number come to. */
            lot: string;
            /** @description How it was drawn; docs/rules/lottery.md says how each way goes. */
            method: string;
            /** @description Of the application in the draw. */
            number: number;
            /** @description Among all lots, the smallest being the first. */
            rank: number;
            seed: string;
        };
        Item: components["schemas"]["NormalItem"] | components["schemas"]["DigitalItem"] | components["schemas"]["TakeoutItem"] | components["schemas"]["SubscriptionItem"] | components["schemas"]["LotteryItem"];
        ItemCategory: {
            /** @example 42 */
            id: number;
            name: string;
            /** @description Counts up within the shop from 1 and is never used again. */
            number: number;
            parent: components["schemas"]["ItemCategorySummary"] | null;
        };
        ItemCategorySummary: {
            /** @example 42 */
            id: number;
            name: string;
            parent: components["schemas"]["ItemCategorySummary"] | null;
        };
        ItemFormOption: {
            extra_price: number;
            free_text_description: string | null;
            /** @example 42 */
            id: number;
            max_length: number | null;
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            option_type: "form";
            /** @example 42 */
            option_variation_id: number | null;
            required: boolean;
        };
        ItemImage: {
            /** @example 42 */
            id: number;
            /**
             * Format: uri
             * @description Change the width in the address to get another.
             */
            scaled_url: string;
            /**
             * Format: uri
             * @description Change the size in the address to get another.
             */
            square_url: string;
            /** Format: uri */
            url: string;
        };
        ItemOption: components["schemas"]["ItemSelectOption"] | components["schemas"]["ItemFormOption"];
        ItemSelectOption: {
            choices: {
                /** @description Yen added when chosen, tax included. */
                extra_price: number;
                /** @example 42 */
                id: number;
                name: string;
            }[];
            /** @example 42 */
            id: number;
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            option_type: "select";
            required: boolean;
        };
        ItemVariation: {
            /** @description JAN or GTIN. */
            barcode: string | null;
            /** @example 42 */
            id: number;
            identifier: string | null;
            /** @description Left out for a variation that has only a code. */
            name?: string;
            stock: number;
        };
        Link: {
            /** Format: uri */
            document_href: string;
            /** Format: uri */
            href: string;
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "DELETE";
        };
        LotteryItem: {
            _links: {
                add_item_image: components["schemas"]["Link"];
                add_item_variation: components["schemas"]["Link"];
                create_file_upload: components["schemas"]["Link"];
                delete_item: components["schemas"]["Link"];
                reorder_item_images: components["schemas"]["Link"];
                reorder_item_variations: components["schemas"]["Link"];
                update_item: components["schemas"]["Link"];
                update_item_list_order: components["schemas"]["Link"];
                update_item_stock: components["schemas"]["Link"];
                update_item_visibility: components["schemas"]["Link"];
            };
            categories: components["schemas"]["ItemCategorySummary"][];
            /** Format: date-time */
            created_at: string;
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            identifier: string | null;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            lottery: {
                /** Format: date-time */
                application_end_at: string;
                /** Format: date-time */
                application_start_at: string;
                /** Format: date-time */
                scheduled_announce_at: string;
            };
            /** Format: date-time */
            modified_at: string;
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            quantity_limit: number | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lottery";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
        };
        NormalItem: {
            _links: {
                add_item_image: components["schemas"]["Link"];
                add_item_variation: components["schemas"]["Link"];
                create_file_upload: components["schemas"]["Link"];
                delete_item: components["schemas"]["Link"];
                reorder_item_images: components["schemas"]["Link"];
                reorder_item_variations: components["schemas"]["Link"];
                update_item: components["schemas"]["Link"];
                update_item_list_order: components["schemas"]["Link"];
                update_item_stock: components["schemas"]["Link"];
                update_item_visibility: components["schemas"]["Link"];
            };
            categories: components["schemas"]["ItemCategorySummary"][];
            /** Format: date-time */
            created_at: string;
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            identifier: string | null;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            /** Format: date-time */
            modified_at: string;
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            quantity_limit: number | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "normal";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
        };
        Order: {
            add_comment: string | null;
            amounts: components["schemas"]["OrderAmounts"];
            balance_logs: {
                amount: number;
                /** Format: date-time */
                created_at: string;
                text: string;
            }[];
            /** Format: date-time */
            cancelled_at: string | null;
            customer: components["schemas"]["OrderCustomer"];
            delivery: components["schemas"]["OrderDelivery"];
            item_count: number;
            lines: components["schemas"]["OrderLine"][];
            mail_magazine_opt_in: boolean | null;
            membership_rewards: {
                name: string;
                status: string;
            }[];
            /** Format: date-time */
            modified_at: string;
            order_group: components["schemas"]["OrderGroup"] | null;
            /** Format: date-time */
            ordered_at: string;
            payment: {
                method: string | null;
                transactions: components["schemas"]["OrderTransaction"][];
            };
            remark: string | null;
            service: {
                site_domain: string | null;
                site_param: string | null;
            } | null;
            shipping: components["schemas"]["OrderShipping"];
            shipping_lines: components["schemas"]["OrderShippingLine"][];
            shop_memo: {
                text: string;
            };
            /** @description Today one of ordered, unpaid, unshippable, dispatched, cancelled, shipping, arrived; more may come. */
            status: string;
            subscription: {
                repeat_number: number | null;
                repeat_times: number | null;
                unique_key: string | null;
            } | null;
            unique_key: string;
            via: string;
        };
        OrderAmounts: {
            additional_charges: {
                collected_fee: number | null;
                name: string | null;
            }[];
            adjustment: {
                amount: number;
            };
            cod_fee: number;
            coin_discount: {
                amount: number;
                note: string | null;
            };
            coupon_discount: {
                allocates_balance_log: boolean;
                amount: number;
                note: string | null;
            };
            service_charge: {
                collected_fee: number;
                /** @enum {string} */
                fee_type: "service" | "external_app";
            };
            shipping_fee: number;
            subtotal: number;
            total: number;
        };
        OrderCustomer: {
            address: {
                address: string;
                address2: string;
                country: string;
                country_code: string | null;
                prefecture: string;
                tel: string | null;
                zip_code: string;
            };
            /** @description Empty when there is none. */
            mail_address: string;
            name: {
                first: string;
                first_kana: string | null;
                last: string;
                last_kana: string | null;
            };
        };
        OrderDelivery: {
            delivery_company_id: number;
            /** Format: date */
            delivery_date: string | null;
            delivery_time_zone: string | null;
            /** Format: date-time */
            dispatched_at: string | null;
            dispatches: components["schemas"]["OrderDispatch"][];
            shipping_method: string | null;
            tracking_number: string | null;
        };
        OrderDispatch: {
            comment: string | null;
            delivery_company_id: number | null;
            /** Format: date-time */
            dispatched_at: string;
            id: number;
            order_line_ids: number[];
            tracking_number: string | null;
        };
        OrderGroup: {
            brand_charge: {
                reward_fee: number;
            } | null;
            order_charge: {
                collected_fee: number | null;
            };
            payment_transaction: {
                collected_fee: number | null;
                status: string | null;
            };
        };
        OrderLine: {
            amount: number;
            barcode: string | null;
            consumption_tax_rate: number;
            consumption_total_tax: number;
            id: number;
            item_id: number;
            item_identifier: string | null;
            item_total: number;
            /** Format: date-time */
            modified_at: string;
            option_total: number;
            options: components["schemas"]["OrderLineOption"][];
            price: number;
            /** Format: date */
            shipping_end_on: string | null;
            shipping_fee: number;
            shipping_method: string | null;
            /** Format: date */
            shipping_start_on: string | null;
            /** @enum {string} */
            status: "ordered" | "dispatched" | "cancelled";
            /** @enum {string} */
            tax_mode: "standard" | "reduced";
            title: string;
            total: number;
            variation: string | null;
            variation_id: number | null;
            variation_identifier: string | null;
        };
        OrderLineOption: {
            consumption_tax_rate: number;
            name: string;
            option_id: number;
            option_variation_id: number;
            price: number;
            /** @enum {string} */
            tax_mode: "standard" | "reduced";
            /** @description select or form today; more may come. */
            type: string;
            value: string | null;
        };
        /** @description Its members are null when no destination is registered. */
        OrderShipping: {
            address: {
                address: string | null;
                address2: string | null;
                country: string | null;
                country_code: string | null;
                prefecture: string | null;
                tel: string | null;
                zip_code: string | null;
            };
            name: {
                first: string | null;
                last: string | null;
            };
        };
        OrderShippingLine: {
            order_line_ids: number[];
            shipping_fee: number;
            shipping_method: string | null;
        };
        OrderSummary: {
            add_comment: string | null;
            amounts: components["schemas"]["OrderAmounts"];
            /** Format: date-time */
            cancelled_at: string | null;
            customer: components["schemas"]["OrderCustomer"];
            delivery: {
                delivery_company_id: number;
                /** Format: date */
                delivery_date: string | null;
                delivery_time_zone: string | null;
                /** Format: date-time */
                dispatched_at: string | null;
                tracking_number: string | null;
            };
            item_count: number;
            mail_magazine_opt_in: boolean | null;
            /** Format: date-time */
            modified_at: string;
            /** Format: date-time */
            ordered_at: string;
            payment: {
                method: string | null;
            };
            remark: string | null;
            service: {
                site_domain: string | null;
                site_param: string | null;
            } | null;
            shipping: components["schemas"]["OrderShipping"];
            shop_memo: {
                text: string;
            };
            /** @description Today one of ordered, unpaid, unshippable, dispatched, cancelled, shipping, arrived; more may come. */
            status: string;
            subscription: {
                repeat_number: number | null;
                repeat_times: number | null;
                unique_key: string | null;
            } | null;
            unique_key: string;
            via: string;
        };
        OrderTransaction: {
            amount: number | null;
            collected_fee: number | null;
            method: string;
            /** Format: date-time */
            occurred_at: string | null;
            status: string | null;
            transaction_id: string | null;
        };
        Pagination: {
            has_next: boolean;
            has_previous: boolean;
            limit: number;
            page: number;
            total_count: number;
            total_pages: number;
        };
        PayAtStoreAction: {
            /** @description Told at the till of a convenience store: several, with their stores, where each has its own. */
            number: string;
            /** @enum {string} */
            type: "pay_at_store";
            /** Format: date-time */
            until: string;
            /**
             * Format: uri
             * @description A page of the payment service that says how.
             */
            url?: string;
        };
        PaymentChoice: {
            /** @description Yen that it adds to the total. */
            fee: number;
            /** @enum {string} */
            method: "creditcard" | "cvs" | "bt" | "cod";
            /** @description Why it cannot be chosen; null where it can. */
            refusal: {
                /** @enum {string} */
                code: "unknown_item" | "not_yet" | "ended" | "no_price" | "sold_out" | "fewer_left" | "over_quantity_limit" | "variation_required" | "unknown_variation" | "option_required" | "unknown_option" | "choice_required" | "unknown_choice" | "value_required" | "value_too_long" | "value_not_wanted" | "total_too_large" | "shop_closed" | "no_lines" | "alone" | "unsendable" | "required" | "blocked" | "telephone" | "zip_code" | "prefecture" | "shipping_method" | "date" | "time_zone" | "no_place" | "too_many_pieces" | "closed" | "too_soon" | "full" | "not_a_method" | "nothing_sent" | "digital" | "subscription" | "total_too_low" | "total_too_high" | "unknown" | "used_up" | "below_minimum" | "used_by_buyer";
                detail: string;
            } | null;
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
        RateTotal: {
            /** @description Percent. */
            rate: number;
            /** @description Yen of tax in that, rounded down once. */
            tax: number;
            /** @description Yen that are paid at it, tax included. */
            total: number;
        };
        RedirectAction: {
            /** @enum {string} */
            type: "redirect";
            /**
             * Format: uri
             * @description A page of the payment service: send the buyer there.
             */
            url: string;
        };
        StorefrontDigitalItem: {
            categories: components["schemas"]["ItemCategorySummary"][];
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            digital: {
                file_ext: string;
                file_name: string;
                /** @description Bytes. */
                file_size: number;
            };
            /** @example 42 */
            id: number;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            /** @description Whether it can be bought now. */
            purchasable: boolean;
            quantity_limit: number | null;
            /**
             * @description Why it cannot; null exactly when it can.
             * @enum {string|null}
             */
            reason: "not_yet" | "ended" | "no_price" | "sold_out" | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "digital";
            variations: components["schemas"]["ItemVariation"][];
        };
        StorefrontItem: components["schemas"]["StorefrontNormalItem"] | components["schemas"]["StorefrontDigitalItem"] | components["schemas"]["StorefrontTakeoutItem"] | components["schemas"]["StorefrontSubscriptionItem"] | components["schemas"]["StorefrontLotteryItem"];
        StorefrontLotteryItem: {
            categories: components["schemas"]["ItemCategorySummary"][];
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            lottery: {
                /** Format: date-time */
                application_end_at: string;
                /** Format: date-time */
                application_start_at: string;
                /** Format: date-time */
                scheduled_announce_at: string;
            };
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            /** @description Whether it can be bought now. */
            purchasable: boolean;
            quantity_limit: number | null;
            /**
             * @description Why it cannot; null exactly when it can.
             * @enum {string|null}
             */
            reason: "not_yet" | "ended" | "no_price" | "sold_out" | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lottery";
            variations: components["schemas"]["ItemVariation"][];
        };
        StorefrontNormalItem: {
            categories: components["schemas"]["ItemCategorySummary"][];
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            /** @description Whether it can be bought now. */
            purchasable: boolean;
            quantity_limit: number | null;
            /**
             * @description Why it cannot; null exactly when it can.
             * @enum {string|null}
             */
            reason: "not_yet" | "ended" | "no_price" | "sold_out" | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "normal";
            variations: components["schemas"]["ItemVariation"][];
        };
        StorefrontShop: {
            /** @description Whether the shop sells. */
            able_to_business: boolean;
            external_service_account: {
                ameba_id: string | null;
                facebook_id: string | null;
                instagram_id: string | null;
                line_id: string | null;
                note_id: string | null;
                tiktok_id: string | null;
                twitter_id: string | null;
                youtube_id: string | null;
            };
            shop_category: string | null;
            /** @description The shop's key in addresses. */
            shop_id: string;
            shop_introduction: string | null;
            shop_name: string;
            /** Format: uri */
            shop_url: string;
        };
        StorefrontSubscriptionItem: {
            categories: components["schemas"]["ItemCategorySummary"][];
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            /** @description Whether it can be bought now. */
            purchasable: boolean;
            quantity_limit: number | null;
            /**
             * @description Why it cannot; null exactly when it can.
             * @enum {string|null}
             */
            reason: "not_yet" | "ended" | "no_price" | "sold_out" | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            subscription: {
                /** @enum {string} */
                cycle_plan: "weekly" | "every_2_weeks" | "monthly" | "every_45_days" | "every_2_months" | "every_3_months";
                /** @description The first delivery: always the price of the item. */
                initial_price: number | null;
                /** @description Every later delivery. */
                repeat_price: number | null;
                /** @enum {string} */
                repeat_times: "repeat_3_times" | "repeat_6_times" | "repeat_12_times" | "unlimited";
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "subscription";
            variations: components["schemas"]["ItemVariation"][];
        };
        StorefrontTakeoutItem: {
            categories: components["schemas"]["ItemCategorySummary"][];
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            /** @description Whether it can be bought now. */
            purchasable: boolean;
            quantity_limit: number | null;
            /**
             * @description Why it cannot; null exactly when it can.
             * @enum {string|null}
             */
            reason: "not_yet" | "ended" | "no_price" | "sold_out" | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "takeout";
            variations: components["schemas"]["ItemVariation"][];
        };
        SubscriptionItem: {
            _links: {
                add_item_image: components["schemas"]["Link"];
                add_item_variation: components["schemas"]["Link"];
                create_file_upload: components["schemas"]["Link"];
                delete_item: components["schemas"]["Link"];
                reorder_item_images: components["schemas"]["Link"];
                reorder_item_variations: components["schemas"]["Link"];
                update_item: components["schemas"]["Link"];
                update_item_list_order: components["schemas"]["Link"];
                update_item_stock: components["schemas"]["Link"];
                update_item_visibility: components["schemas"]["Link"];
            };
            categories: components["schemas"]["ItemCategorySummary"][];
            /** Format: date-time */
            created_at: string;
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            identifier: string | null;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            /** Format: date-time */
            modified_at: string;
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            quantity_limit: number | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            subscription: {
                /** @enum {string} */
                cycle_plan: "weekly" | "every_2_weeks" | "monthly" | "every_45_days" | "every_2_months" | "every_3_months";
                /** @description The first delivery: always the price of the item. */
                initial_price: number | null;
                /** @description Every later delivery. */
                repeat_price: number | null;
                /** @enum {string} */
                repeat_times: "repeat_3_times" | "repeat_6_times" | "repeat_12_times" | "unlimited";
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "subscription";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
        };
        /** @description When goods can be fetched at the shop. */
        TakeoutChoices: {
            days: {
                /** Format: date */
                day: string;
                times: string[];
            }[];
            /** @description The one whose free times follow: the chosen one, else the first. */
            place: string;
            /** @description Where goods can be fetched. */
            places: {
                address: string;
                name: string;
            }[];
        };
        TakeoutItem: {
            _links: {
                add_item_image: components["schemas"]["Link"];
                add_item_variation: components["schemas"]["Link"];
                create_file_upload: components["schemas"]["Link"];
                delete_item: components["schemas"]["Link"];
                reorder_item_images: components["schemas"]["Link"];
                reorder_item_variations: components["schemas"]["Link"];
                update_item: components["schemas"]["Link"];
                update_item_list_order: components["schemas"]["Link"];
                update_item_stock: components["schemas"]["Link"];
                update_item_visibility: components["schemas"]["Link"];
            };
            categories: components["schemas"]["ItemCategorySummary"][];
            /** Format: date-time */
            created_at: string;
            /** @description As the shop wrote it: escape it before showing it. */
            detail: string;
            /** @example 42 */
            id: number;
            identifier: string | null;
            images: components["schemas"]["ItemImage"][];
            /** @enum {string} */
            item_tax_type: "standard" | "reduced";
            /** Format: date-time */
            modified_at: string;
            name: string;
            options: components["schemas"]["ItemOption"][];
            /** @description Yen, tax included. */
            price: number | null;
            /** @description The price before the sale that is on. */
            proper_price: number | null;
            quantity_limit: number | null;
            /** @enum {string} */
            sales_status: "item_waiting_for_sale" | "item_now_on_sale" | "item_end_of_sale";
            /** @description The sum over the variations if there are any. */
            stock: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "takeout";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
        };
        TransferAction: {
            /** @description Where to, in several lines. */
            account: string;
            /**
             * @description Where the account is the payment service’s, which says when it was paid.
             * @enum {string}
             */
            by?: "service";
            /** @enum {string} */
            type: "transfer";
            /** Format: date-time */
            until: string;
        };
        User: {
            /** @description Whether the shop is open to the public. */
            able_to_business: boolean;
            /** @enum {string} */
            default_item_tax_type: "standard" | "reduced";
            external_service_account: {
                ameba_id: string | null;
                facebook_id: string | null;
                instagram_id: string | null;
                line_id: string | null;
                note_id: string | null;
                tiktok_id: string | null;
                twitter_id: string | null;
                youtube_id: string | null;
            };
            mail_address: string;
            nickname: string | null;
            shop_category: string | null;
            /** @description The shop's key in addresses. */
            shop_id: string;
            shop_introduction: string | null;
            shop_name: string;
            /** Format: uri */
            shop_url: string;
            using_only_cart: boolean;
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
    listDeliveryCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in display order. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCompany"][];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    createFileUpload: {
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
                 *       "purpose": "item_image",
                 *       "content_type": "image/jpeg"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The format of the file that will be sent.
                     * @enum {string}
                     */
                    content_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
                    /**
                     * @description What the file is for: a picture of an item.
                     * @enum {string}
                     */
                    purpose: "item_image";
                };
            };
        };
        responses: {
            /** @description One file can be sent there, once. */
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
                        /**
                         * Format: date-time
                         * @description Until then the file can be sent and used: 60 minutes.
                         */
                        expires_at: string;
                        /** @description Names the file when it is used. Pass it on unchanged. */
                        file_id: string;
                        /** @description Members of the form, all of them, before the member `file` with the bytes. */
                        upload_fields: {
                            [key: string]: string;
                        };
                        /**
                         * Format: uri
                         * @description Where the form goes, without a token.
                         */
                        upload_url: string;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/files/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    listItemCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories of the shop. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemCategory"][];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    createItemCategory: {
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
                 *       "name": "湯呑み",
                 *       "parent_id": 3
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** @description Left out or null: a category at the top. */
                    parent_id?: number | null;
                };
            };
        };
        responses: {
            /** @description The category was created. */
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
                        id: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/item_categories/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    getItemCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemCategory"];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    updateItemCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "器"
                 *     }
                 */
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The name is as asked. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/item_categories/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    deleteItemCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category is gone. */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    linkItemToCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
                /** @example 42 */
                item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is linked. */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/item_categories/not-found`, `/errors/items/not-found` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    unlinkItemFromCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
                /** @example 42 */
                item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is not linked. */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/item_categories/not-found`, `/errors/items/not-found` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    moveItemCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "move_to": "before",
                 *       "neighbor_category_id": 4
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    move_to: "first" | "last";
                } | {
                    /** @enum {string} */
                    move_to: "before" | "after";
                    neighbor_category_id: number;
                };
            };
        };
        responses: {
            /** @description The category stands where asked. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/item_categories/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/item_categories/invalid-list-order`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    listItems: {
        parameters: {
            query?: {
                /** @description Items of this category or of one below it. */
                category_id?: number;
                limit?: number;
                offset?: number | null;
                order?: "list_order" | "created" | "modified";
                sort?: "asc" | "desc";
                /** @description Public items only, or private ones only. */
                visible?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items of the page. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    createItem: {
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
                 *       "type": "normal",
                 *       "name": "手ぬぐい",
                 *       "price": 1200,
                 *       "item_tax_type": "standard",
                 *       "identifier": "TENUGUI-01"
                 *     }
                 */
                "application/json": {
                    detail?: string | null;
                    identifier?: string | null;
                    /** @enum {string} */
                    item_tax_type: "standard" | "reduced";
                    /** @description Required for the type lottery, refused for others. */
                    lottery?: {
                        /** Format: date-time */
                        application_end_at: string;
                        /** Format: date-time */
                        application_start_at: string;
                        /** Format: date-time */
                        scheduled_announce_at: string;
                    };
                    name: string;
                    /** @description Yen, tax included. The shop may have set a lower ceiling. */
                    price: number;
                    quantity_limit?: number | null;
                    /** @description Required for the type subscription, refused for others. */
                    subscription?: {
                        /** @enum {string} */
                        cycle_plan: "weekly" | "every_2_weeks" | "monthly" | "every_45_days" | "every_2_months" | "every_3_months";
                        /** @description Yen, tax included. The shop may have set a lower ceiling. */
                        repeat_price?: number;
                        /** @enum {string} */
                        repeat_times: "repeat_3_times" | "repeat_6_times" | "repeat_12_times" | "unlimited";
                    };
                    /** @enum {string} */
                    type: "normal" | "takeout" | "subscription" | "lottery";
                } & (unknown & unknown);
            };
        };
        responses: {
            /** @description The item was created. */
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
            /** @description `/errors/request/malformed-body`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    getItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    updateItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 1500,
                 *       "detail": null
                 *     }
                 */
                "application/json": {
                    detail?: string | null;
                    identifier?: string | null;
                    /** @enum {string} */
                    item_tax_type?: "standard" | "reduced";
                    lottery?: {
                        /** Format: date-time */
                        application_end_at?: string;
                        /** Format: date-time */
                        application_start_at?: string;
                        /** Format: date-time */
                        scheduled_announce_at?: string;
                    };
                    name?: string;
                    /** @description Ends a sale: proper_price becomes null. */
                    price?: number;
                    quantity_limit?: number | null;
                    subscription?: {
                        /** @enum {string} */
                        cycle_plan?: "weekly" | "every_2_weeks" | "monthly" | "every_45_days" | "every_2_months" | "every_3_months";
                        /** @description Yen, tax included. The shop may have set a lower ceiling. */
                        repeat_price?: number;
                        /** @enum {string} */
                        repeat_times?: "repeat_3_times" | "repeat_6_times" | "repeat_12_times" | "unlimited";
                    };
                    /**
                     * @description Only the type that the item has; it can never change.
                     * @enum {string}
                     */
                    type?: "normal" | "digital" | "takeout" | "subscription" | "lottery";
                };
            };
        };
        responses: {
            /** @description The item is as asked. */
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
                    "application/json": {
                        /** @example 42 */
                        item_id: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    deleteItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is gone. */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/items/write-rejected` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    listItemImages: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in display order. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemImage"][];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    reorderItemImages: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_ids": [
                 *         32,
                 *         31
                 *       ]
                 *     }
                 */
                "application/json": {
                    image_ids: number[];
                };
            };
        };
        responses: {
            /** @description The order is as asked. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/items/not-found`, `/errors/items/image-not-found` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    addItemImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "q2D8wVbL0kXo5ZsYhN3mRtCj7uEaGfPi"
                 *     }
                 */
                "application/json": {
                    /** @description As it was issued with the upload destination. */
                    file_id: string;
                };
            };
        };
        responses: {
            /** @description The image was added. */
            201: {
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
                    "application/json": components["schemas"]["ItemImage"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/items/invalid-file-id`, `/errors/items/file-not-uploaded`, `/errors/items/file-content-mismatch`, `/errors/items/image-limit-exceeded`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/images/busy`, `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    deleteItemImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
                /** @example 42 */
                image_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image is gone. */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/items/not-found`, `/errors/items/image-not-found` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    moveItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "move_to": "after",
                 *       "neighbor_item_id": 7
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    move_to: "first" | "last";
                } | {
                    /** @enum {string} */
                    move_to: "before" | "after";
                    neighbor_item_id: number;
                };
            };
        };
        responses: {
            /** @description The item stands where asked. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/items/invalid-list-order`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    setItemStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stock": 12
                 *     }
                 */
                "application/json": {
                    stock?: number;
                    variations?: {
                        stock: number;
                        variation_id: number;
                    }[];
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description The stock is as asked. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    listItemVariations: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in display order. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemVariation"][];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    reorderItemVariations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "variation_ids": [
                 *         12,
                 *         11,
                 *         13
                 *       ]
                 *     }
                 */
                "application/json": {
                    variation_ids: number[];
                };
            };
        };
        responses: {
            /** @description The order is as asked. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/items/invalid-variation-order`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    addItemVariation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "藍 / M",
                 *       "identifier": "TENUGUI-01-M",
                 *       "barcode": "2000000000015"
                 *     }
                 */
                "application/json": {
                    barcode?: string | null;
                    identifier?: string | null;
                    name: string;
                };
            };
        };
        responses: {
            /** @description The variation was added. */
            201: {
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
                    "application/json": {
                        /** @example 42 */
                        variation_id: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    updateItemVariation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
                /** @example 42 */
                variation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "藍 / L"
                 *     }
                 */
                "application/json": {
                    barcode?: string | null;
                    identifier?: string | null;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The variation is as asked. */
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
                    "application/json": {
                        /** @example 42 */
                        variation_id: number;
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    deleteItemVariation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
                /** @example 42 */
                variation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variation is gone. */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    setItemVisibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "visible": true
                 *     }
                 */
                "application/json": {
                    visible: boolean;
                };
            };
        };
        responses: {
            /** @description The visibility is as asked. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "id": 301,
                 *           "price": 1200,
                 *           "amount": 2,
                 *           "shipping_fee": 0,
                 *           "options": [
                 *             {
                 *               "option_id": 8,
                 *               "price": 300
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "shipping_lines": [],
                 *       "amounts": {
                 *         "shipping_fee": 500,
                 *         "coupon_discount": {
                 *           "amount": 0
                 *         },
                 *         "adjustment": {
                 *           "amount": -200
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    amounts: {
                        adjustment: {
                            /** @description A discount is negative. */
                            amount: number;
                        };
                        coupon_discount: {
                            /** @description Yen, tax included. */
                            amount: number;
                        };
                        /** @description The fee of the whole order. */
                        shipping_fee: number;
                    };
                    /** @description Every line that can still be changed. */
                    lines: {
                        /** @description Pieces; 0 cancels the line. */
                        amount: number;
                        id: number;
                        /** @description Every option of the line. */
                        options: {
                            option_id: number;
                            /** @description Yen, tax included. */
                            price: number;
                        }[];
                        /** @description Yen, tax included. */
                        price: number;
                        /** @description Yen, tax included. */
                        shipping_fee: number;
                    }[];
                    /** @description Every shipping line of the order; empty when it has none. */
                    shipping_lines: {
                        order_line_ids: number[];
                        /** @description Yen, tax included. */
                        shipping_fee: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description It is done, but the order could not be read afterwards. Do not send it again; fetch the order. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
                headers: {
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
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "comment": "在庫切れのためキャンセルしました。",
                 *       "restock": false
                 *     }
                 */
                "application/json": {
                    /** @description Stands in the mail to buyer and shop. */
                    comment?: string;
                    /**
                     * @description Whether the pieces go back into stock.
                     * @default true
                     */
                    restock?: boolean;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description It is done, but the order could not be read afterwards. Do not send it again; fetch the order. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/orders/payment-maintenance`, `/errors/orders/update-rejected`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
                headers: {
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
    updateOrderCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mail_address": "hanako@example.jp"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    mail_address: string;
                };
            };
        };
        responses: {
            /** @description The buyer as recorded now. */
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
                    "application/json": components["schemas"]["OrderCustomer"];
                };
            };
            /** @description It is done, but the order could not be read afterwards. Do not send it again; fetch the order. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
                headers: {
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
    updateOrderDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "delivery_date": "2026-12-01",
                 *       "delivery_time_zone": "1416"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date
                     * @description From tomorrow in Japan to 60 days ahead; null for any day.
                     */
                    delivery_date: string | null;
                    /** @description Hour of the start and hour of the end; null for any time. */
                    delivery_time_zone: string | null;
                };
            };
        };
        responses: {
            /** @description The delivery as recorded now. */
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
                    "application/json": components["schemas"]["OrderDelivery"];
                };
            };
            /** @description It is done, but the order could not be read afterwards. Do not send it again; fetch the order. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
                headers: {
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
    dispatchOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_line_ids": [
                 *         301
                 *       ],
                 *       "delivery_company_id": 1,
                 *       "tracking_number": "1234-5678-9012",
                 *       "comment": "ありがとうございました。"
                 *     }
                 */
                "application/json": {
                    /** @description Stands in the mail to the buyer. */
                    comment?: string;
                    /** @description As in the list of delivery companies; 0 is none. */
                    delivery_company_id?: number;
                    /** @description The lines that were sent. */
                    order_line_ids: number[];
                    /** @description Letters, digits and hyphens; needs a delivery company. */
                    tracking_number?: string;
                };
            };
        };
        responses: {
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description It is done, but the order could not be read afterwards. Do not send it again; fetch the order. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
                headers: {
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
    updateOrderShipping: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": {
                 *         "first": "花子",
                 *         "last": "山田"
                 *       },
                 *       "address": {
                 *         "zip_code": "604-8571",
                 *         "prefecture": "京都府",
                 *         "address": "京都市中京区上本能寺前町488",
                 *         "address2": "A棟 101",
                 *         "tel": "0751234567"
                 *       }
                 *     }
                 */
                "application/json": {
                    address: {
                        address: string;
                        /** @description A space where there is none; empty only where the order has it so. */
                        address2: string;
                        /** @description The prefecture, or the state. */
                        prefecture: string;
                        /** @description Digits, after a '+' at most. */
                        tel: string;
                        zip_code: string;
                    };
                    name: {
                        first: string;
                        last: string;
                    };
                };
            };
        };
        responses: {
            /** @description The destination as recorded now. */
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
                    "application/json": components["schemas"]["OrderShipping"];
                };
            };
            /** @description It is done, but the order could not be read afterwards. Do not send it again; fetch the order. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
                headers: {
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
    updateOrderShopMemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
                /** @description The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412. */
                "If-Match"?: string;
            };
            path: {
                /** @example 4F0K2M9XQ7B1ZC8T */
                unique_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "のし紙を付ける"
                 *     }
                 */
                "application/json": {
                    /** @description Empty to delete the memo. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The memo as recorded now. */
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
                    "application/json": {
                        text: string;
                    };
                };
            };
            /** @description It is done, but the order could not be read afterwards. Do not send it again; fetch the order. */
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-if-match`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
            /** @description `/errors/request/precondition-required` */
            428: {
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
    searchOrders: {
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
                 *       "keyword": "山田 てぬぐい",
                 *       "statuses": [
                 *         "ordered"
                 *       ],
                 *       "sort": "ordered_asc",
                 *       "limit": 50
                 *     }
                 */
                "application/json": {
                    /** @description Words, parted by white space, that must all be found: in the order key, names, mail address, telephone, address, items, what was chosen or written for their options, remark or memo. Width, case, kana and accents do not matter, nor whether a telephone number has its calling code. */
                    keyword?: string;
                    /** @default 20 */
                    limit?: number;
                    /** @description Kinds of the lines. Any match; an empty list is no filter. */
                    order_types?: ("normal" | "pre" | "subscription" | "digital" | "lottery" | "takeout")[];
                    /**
                     * Format: date
                     * @description From 00:00 in Japan; three months before the last day if left out.
                     */
                    ordered_from_date?: string;
                    /**
                     * Format: date
                     * @description To the end of that day in Japan; today if left out. At most a year in all.
                     */
                    ordered_to_date?: string;
                    /** @default 1 */
                    page?: number;
                    /** @description Ways to pay. Any match; an empty list is no filter. */
                    payments?: ("creditcard" | "cvs" | "service_bt" | "atobarai" | "bnpl" | "bt" | "cod" | "carrier" | "paypal" | "amazon_pay" | "paypay")[];
                    /** @description What the order has. Any match; an empty list is no filter. */
                    properties?: ("has_order_remark" | "has_remark" | "has_delivery_date" | "has_option_property" | "has_reserved_easy_delivery")[];
                    /**
                     * @default ordered_desc
                     * @enum {string}
                     */
                    sort?: "ordered_desc" | "ordered_asc" | "scheduled_date_asc" | "delivery_date_asc" | "payment_date_asc";
                    /** @description Statuses of orders. Any match; an empty list is no filter. */
                    statuses?: ("ordered" | "dispatched" | "cancelled")[];
                };
            };
        };
        responses: {
            /** @description A page of what was found, and how much that is in all. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["OrderSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/orders/invalid-body`, `/errors/request/invalid-query`, `/errors/request/malformed-request` */
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    getUser: {
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
            /** @description The shop that the token belongs to. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
            /** @description `/errors/auth/unauthenticated` */
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
            /** @description `/errors/auth/forbidden` */
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
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description As in `upload_fields`. */
                    "Content-Type": string;
                    /** @description The bytes, 1 to 10485760 of them. The last member of the form. */
                    file: string;
                    /** @description As in `upload_fields`: what may be sent, signed by the server. */
                    policy: string;
                };
            };
        };
        responses: {
            /** @description The file is kept. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-query`, `/errors/files/invalid-upload`, `/errors/request/malformed-request` */
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
            /** @description `/errors/files/upload-refused` */
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
            /** @description `/errors/files/already-uploaded` */
            409: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/files/file-too-large` */
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
            /** @description `/errors/files/too-many-unused` */
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
            /** @description `/errors/internal/insufficient-storage` */
            507: {
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
    showImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image's name, the last part of its `url`.
                 * @example 2Zb9hPq4tXw7LmRk0sVdYc.jpg
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`: an address never shows another picture. */
                    "Cache-Control"?: string;
                    /** @description Send it back as `If-None-Match`. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description The part of it that `Range` asks for. */
            206: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`: an address never shows another picture. */
                    "Cache-Control"?: string;
                    /** @description The bytes that are sent, and how many there are. */
                    "Content-Range"?: string;
                    /** @description Send it back as `If-None-Match`. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description Unchanged since the given ETag. */
            304: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`: an address never shows another picture. */
                    "Cache-Control"?: string;
                    /** @description Send it back as `If-None-Match`. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-request` */
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
            /** @description `/errors/images/not-found` */
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
            /** @description `/errors/request/range-not-satisfiable` */
            416: {
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
    showSquareImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image's name, the last part of its `url`.
                 * @example 2Zb9hPq4tXw7LmRk0sVdYc.jpg
                 */
                name: string;
                /**
                 * @description Pixels of a side.
                 * @example 900
                 */
                size: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`: an address never shows another picture. */
                    "Cache-Control"?: string;
                    /** @description Send it back as `If-None-Match`. */
                    ETag?: string;
                    /** @description `Accept`. */
                    Vary?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description Unchanged since the given ETag. */
            304: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`: an address never shows another picture. */
                    "Cache-Control"?: string;
                    /** @description Send it back as `If-None-Match`. */
                    ETag?: string;
                    /** @description `Accept`. */
                    Vary?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-request` */
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
            /** @description `/errors/images/not-found` */
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
            /** @description `/errors/images/busy`, `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
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
    showScaledImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image's name, the last part of its `url`.
                 * @example 2Zb9hPq4tXw7LmRk0sVdYc.jpg
                 */
                name: string;
                /**
                 * @description Pixels.
                 * @example 640
                 */
                width: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`: an address never shows another picture. */
                    "Cache-Control"?: string;
                    /** @description Send it back as `If-None-Match`. */
                    ETag?: string;
                    /** @description `Accept`. */
                    Vary?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description Unchanged since the given ETag. */
            304: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`: an address never shows another picture. */
                    "Cache-Control"?: string;
                    /** @description Send it back as `If-None-Match`. */
                    ETag?: string;
                    /** @description `Accept`. */
                    Vary?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-request` */
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
            /** @description `/errors/images/not-found` */
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
            /** @description `/errors/images/busy`, `/errors/internal/shutting-down`, `/errors/internal/overloaded` */
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
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the applicant’s link.
                 * @example 2fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
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
            /** @description `/errors/shops/not-found`, `/errors/applications/not-found` */
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
    createWinnersCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description From the applicant’s link.
                 * @example 2fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, with its id. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
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
            /** @description `/errors/shops/not-found`, `/errors/applications/not-found` */
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
            /** @description `/errors/checkouts/in-progress`, `/errors/request/idempotency-key-in-use` */
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
            /** @description `/errors/applications/closed`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/checkouts/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
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
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description From the applicant’s link.
                 * @example 2fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application as it is now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
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
            /** @description `/errors/shops/not-found`, `/errors/applications/not-found` */
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
            /** @description `/errors/checkouts/in-progress`, `/errors/request/idempotency-key-in-use` */
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
            /** @description `/errors/applications/closed`, `/errors/request/idempotency-key-reused` */
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
    createCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "item_id": 1,
                 *           "variation_id": 11,
                 *           "amount": 2,
                 *           "options": [
                 *             {
                 *               "option_id": 21,
                 *               "option_variation_id": 31,
                 *               "value": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    lines: {
                        amount: number;
                        item_id: number;
                        options?: {
                            option_id: number;
                            /** @description The choice of an option to choose from. Left out or null for one to write. */
                            option_variation_id?: number | null;
                            /** @description What is written into an option to write. Left out or null for a choice. */
                            value?: string | null;
                        }[];
                        /** @description Left out or null for an item without variations. */
                        variation_id?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The cart, with its id. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/carts/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/shops/not-found` */
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
            /** @description `/errors/carts/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
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
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it was answered. Whoever has it has the cart.
                 * @example 2Zb9hPq4tXw7LmRk0sVdYc
                 */
                cart_id: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
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
            /** @description `/errors/shops/not-found`, `/errors/carts/not-found` */
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
    updateCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description As it was answered. Whoever has it has the cart.
                 * @example 2Zb9hPq4tXw7LmRk0sVdYc
                 */
                cart_id: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "item_id": 1,
                 *           "variation_id": 11,
                 *           "amount": 2,
                 *           "options": [
                 *             {
                 *               "option_id": 21,
                 *               "option_variation_id": 31,
                 *               "value": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    lines: {
                        amount: number;
                        item_id: number;
                        options?: {
                            option_id: number;
                            /** @description The choice of an option to choose from. Left out or null for one to write. */
                            option_variation_id?: number | null;
                            /** @description What is written into an option to write. Left out or null for a choice. */
                            value?: string | null;
                        }[];
                        /** @description Left out or null for an item without variations. */
                        variation_id?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The cart as it is now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/carts/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/shops/not-found`, `/errors/carts/not-found` */
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
    listStorefrontCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories of the shop. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemCategory"][];
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
            /** @description `/errors/shops/not-found` */
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
    createCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "item_id": 1,
                 *           "variation_id": 11,
                 *           "amount": 2,
                 *           "options": [
                 *             {
                 *               "option_id": 21,
                 *               "option_variation_id": 31,
                 *               "value": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Of a cart of this shop, whose lines are taken. */
                    cart_id?: string;
                    lines?: {
                        amount: number;
                        item_id: number;
                        options?: {
                            option_id: number;
                            /** @description The choice of an option to choose from. Left out or null for one to write. */
                            option_variation_id?: number | null;
                            /** @description What is written into an option to write. Left out or null for a choice. */
                            value?: string | null;
                        }[];
                        /** @description Left out or null for an item without variations. */
                        variation_id?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The checkout, with its id. */
            201: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/checkouts/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/shops/not-found`, `/errors/carts/not-found` */
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
            /** @description `/errors/checkouts/shop-closed`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/checkouts/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
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
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As it was answered. Whoever has it has the checkout.
                 * @example 7Qw4nHs2Lk9XcVb1mTzRpA
                 */
                checkout_id: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
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
            /** @description `/errors/shops/not-found`, `/errors/checkouts/not-found` */
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
    updateCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description As it was answered. Whoever has it has the checkout.
                 * @example 7Qw4nHs2Lk9XcVb1mTzRpA
                 */
                checkout_id: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "name": {
                 *           "first": "花子",
                 *           "last": "山田",
                 *           "first_kana": "ハナコ",
                 *           "last_kana": "ヤマダ"
                 *         },
                 *         "mail_address": "hanako@example.jp",
                 *         "address": {
                 *           "zip_code": "604-8571",
                 *           "prefecture": "京都府",
                 *           "address": "京都市中京区上本能寺前町488",
                 *           "address2": "A棟 101",
                 *           "tel": "0751234567"
                 *         }
                 *       },
                 *       "shipping": null,
                 *       "delivery": {
                 *         "shipping_method_id": 1,
                 *         "delivery_date": null,
                 *         "delivery_time_zone": "1416"
                 *       },
                 *       "payment": {
                 *         "method": "cod",
                 *         "source": null
                 *       },
                 *       "remark": "不在のときは宅配ボックスへ"
                 *     }
                 */
                "application/json": {
                    /** @description Null for none. */
                    coupon_code?: string | null;
                    customer?: {
                        address: {
                            address: string;
                            /** @description Building and room; empty or left out where there is none. */
                            address2?: string;
                            /** @description By its English name. Left out for Japan. */
                            country?: string;
                            /** @description ISO 3166-1. Left out or null for Japan, and where it is not known. */
                            country_code?: string | null;
                            /** @description By its whole name, such as 東京都. */
                            prefecture: string;
                            /** @description Digits, after a '+' at most. */
                            tel: string;
                            zip_code: string;
                        };
                        /** Format: email */
                        mail_address: string;
                        name: {
                            first: string;
                            /** @description How it is read. */
                            first_kana?: string | null;
                            last: string;
                            /** @description How it is read. */
                            last_kana?: string | null;
                        };
                    };
                    delivery?: {
                        /**
                         * Format: date
                         * @description A day that the choice allows; null or left out for any.
                         */
                        delivery_date?: string | null;
                        /** @description One of the choice; null or left out for any. */
                        delivery_time_zone?: string | null;
                        /** @description One of `delivery_choices`; null or left out for the first. */
                        shipping_method_id?: number | null;
                    } | null;
                    /** @description Whether the buyer wants the mails of the shop. */
                    mail_magazine_opt_in?: boolean;
                    payment?: {
                        /** @enum {string} */
                        method: "creditcard" | "cvs" | "bt" | "cod";
                        /** @description What the buyer pays with, as the payment service calls it; for `creditcard` only. */
                        source?: string | null;
                    };
                    /** @description From the buyer to the shop; null for nothing. */
                    remark?: string | null;
                    shipping?: {
                        address: {
                            address: string;
                            /** @description Building and room; empty or left out where there is none. */
                            address2?: string;
                            /** @description By its English name. Left out for Japan. */
                            country?: string;
                            /** @description ISO 3166-1. Left out or null for Japan, and where it is not known. */
                            country_code?: string | null;
                            /** @description By its whole name, such as 東京都. */
                            prefecture: string;
                            /** @description Digits, after a '+' at most. */
                            tel: string;
                            zip_code: string;
                        };
                        name: {
                            first: string;
                            last: string;
                        };
                    } | null;
                    takeout?: {
                        /**
                         * Format: date-time
                         * @description When a slot begins.
                         */
                        at: string;
                        /** @description Left out or null for the shop's first place. */
                        place?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The checkout as it is now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/checkouts/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/shops/not-found`, `/errors/checkouts/not-found` */
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
            /** @description `/errors/checkouts/in-progress`, `/errors/request/idempotency-key-in-use` */
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
            /** @description `/errors/checkouts/closed`, `/errors/request/idempotency-key-reused` */
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
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description As it was answered. Whoever has it has the checkout.
                 * @example 7Qw4nHs2Lk9XcVb1mTzRpA
                 */
                checkout_id: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, cancelled. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
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
            /** @description `/errors/shops/not-found`, `/errors/checkouts/not-found` */
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
            /** @description `/errors/checkouts/in-progress`, `/errors/request/idempotency-key-in-use` */
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
            /** @description `/errors/checkouts/closed`, `/errors/request/idempotency-key-reused` */
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
    completeCheckout: {
        parameters: {
            query?: never;
            header: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key": string;
            };
            path: {
                /**
                 * @description As it was answered. Whoever has it has the checkout.
                 * @example 7Qw4nHs2Lk9XcVb1mTzRpA
                 */
                checkout_id: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expected_total": 1900
                 *     }
                 */
                "application/json": {
                    /** @description `amounts.total` as the buyer was told it, and agrees to. */
                    expected_total: number;
                };
            };
        };
        responses: {
            /** @description The order, and what the buyer has to do now. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletedCheckout"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/checkouts/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/idempotency-key-required`, `/errors/request/malformed-request` */
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
            /** @description `/errors/shops/not-found`, `/errors/checkouts/not-found` */
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
            /** @description `/errors/checkouts/changed`, `/errors/checkouts/in-progress`, `/errors/request/idempotency-key-in-use` */
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
                    "application/problem+json": components["schemas"]["ChangedCheckout"];
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
            /** @description `/errors/applications/already-applied`, `/errors/checkouts/not-ready`, `/errors/checkouts/out-of-stock`, `/errors/checkouts/closed`, `/errors/checkouts/payment-declined`, `/errors/checkouts/shop-closed`, `/errors/request/idempotency-key-reused` */
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
            /** @description `/errors/applications/limit-reached`, `/errors/mails/limit-reached`, `/errors/request/rate-limited`, `/errors/request/too-many-connections` */
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
    listStorefrontItems: {
        parameters: {
            query?: {
                /** @description Items of this category or of one below it. */
                category_id?: number;
                limit?: number;
                offset?: number | null;
                /** @description Words that are all part of the name, in any width, case and kana. */
                q?: string;
            };
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items of the page. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorefrontItem"][];
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
            /** @description `/errors/shops/not-found` */
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
    getStorefrontItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 42 */
                id: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorefrontItem"];
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
            /** @description `/errors/shops/not-found`, `/errors/items/not-found` */
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
    getBuyerOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the buyer’s link.
                 * @example 4fZ0k2Mx9qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop’s name in addresses.
                 * @example demo
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerOrder"];
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
    getStorefrontShop: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` that is known already: when it still is the present one the answer is 304, without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    /** @description The tag of what this is about, as it is now. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorefrontShop"];
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
            /** @description `/errors/shops/not-found` */
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
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the buyer’s link.
                 * @example 9fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerSubscription"];
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
            /** @description `/errors/shops/not-found`, `/errors/subscriptions/not-found` */
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
    updateSubscriptionCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description From the buyer’s link.
                 * @example 9fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": {
                 *         "name": {
                 *           "first": "花子",
                 *           "last": "山田",
                 *           "first_kana": "ハナコ",
                 *           "last_kana": "ヤマダ"
                 *         },
                 *         "mail_address": "hanako@example.jp",
                 *         "address": {
                 *           "zip_code": "604-8571",
                 *           "prefecture": "京都府",
                 *           "address": "京都市中京区上本能寺前町488",
                 *           "address2": "A棟 101",
                 *           "tel": "0751234567"
                 *         }
                 *       },
                 *       "shipping": null
                 *     }
                 */
                "application/json": {
                    customer: {
                        address: {
                            address: string;
                            /** @description Building and room; empty or left out where there is none. */
                            address2?: string;
                            /** @description By its English name. Left out for Japan. */
                            country?: string;
                            /** @description ISO 3166-1. Left out or null for Japan, and where it is not known. */
                            country_code?: string | null;
                            /** @description By its whole name, such as 東京都. */
                            prefecture: string;
                            /** @description Digits, after a '+' at most. */
                            tel: string;
                            zip_code: string;
                        };
                        /** Format: email */
                        mail_address: string;
                        name: {
                            first: string;
                            /** @description How it is read. */
                            first_kana?: string | null;
                            last: string;
                            /** @description How it is read. */
                            last_kana?: string | null;
                        };
                    };
                    shipping: {
                        address: {
                            address: string;
                            /** @description Building and room; empty or left out where there is none. */
                            address2?: string;
                            /** @description By its English name. Left out for Japan. */
                            country?: string;
                            /** @description ISO 3166-1. Left out or null for Japan, and where it is not known. */
                            country_code?: string | null;
                            /** @description By its whole name, such as 東京都. */
                            prefecture: string;
                            /** @description Digits, after a '+' at most. */
                            tel: string;
                            zip_code: string;
                        };
                        name: {
                            first: string;
                            last: string;
                        };
                    } | null;
                };
            };
        };
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    /** @description On the answer to a call that was sent again: it is the one that was given, or lost, before. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerSubscription"];
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/subscriptions/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/shops/not-found`, `/errors/subscriptions/not-found` */
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
    pauseSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description From the buyer’s link.
                 * @example 9fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
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
                    "application/json": components["schemas"]["BuyerSubscription"];
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
            /** @description `/errors/shops/not-found`, `/errors/subscriptions/not-found` */
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
    updateSubscriptionPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description From the buyer’s link.
                 * @example 9fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "sim"
                 *     }
                 */
                "application/json": {
                    /** @description What the buyer pays with, as the payment service calls it. */
                    source: string;
                };
            };
        };
        responses: {
            /** @description The subscription, and what the buyer has to do. */
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
                        /** @description Null where the card is used already. */
                        action: components["schemas"]["RedirectAction"] | null;
                        subscription: components["schemas"]["BuyerSubscription"];
                    };
                };
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/subscriptions/invalid-body`, `/errors/request/invalid-query`, `/errors/request/invalid-idempotency-key`, `/errors/request/malformed-request` */
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
            /** @description `/errors/shops/not-found`, `/errors/subscriptions/not-found` */
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
            /** @description `/errors/internal/bad-gateway`, `/errors/internal/bad-gateway` */
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
            /** @description `/errors/internal/gateway-timeout`, `/errors/internal/gateway-timeout` */
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
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description From the buyer’s link.
                 * @example 9fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
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
                    "application/json": components["schemas"]["BuyerSubscription"];
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
            /** @description `/errors/shops/not-found`, `/errors/subscriptions/not-found` */
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
    stopSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description From the buyer’s link.
                 * @example 9fZ0k2Mx4qWb7Bd1hZcR8t
                 */
                secret: string;
                /**
                 * @description The shop's key, the `shop_id` of `GET /api/user`.
                 * @example tea
                 */
                shop_id: string;
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
                    "application/json": components["schemas"]["BuyerSubscription"];
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
            /** @description `/errors/shops/not-found`, `/errors/subscriptions/not-found` */
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
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which download.
                 * @example 42
                 */
                download_id: string;
                /**
                 * @description The shop's name in addresses.
                 * @example demo
                 */
                shop_id: string;
                /**
                 * @description By which the server knows the link for its own.
                 * @example 9f2c4e
                 */
                signature: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Send it back as `If-Range` to go on where a download broke off. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of it that `Range` asks for. */
            206: {
                headers: {
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which part it is. */
                    "Content-Range"?: string;
                    /** @description Send it back as `If-Range` to go on where a download broke off. */
                    ETag?: string;
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description `/errors/request/malformed-request` */
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
            /** @description `/errors/downloads/not-found` */
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
            /** @description `/errors/downloads/ended` */
            410: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `/errors/request/range-not-satisfiable` */
            416: {
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
