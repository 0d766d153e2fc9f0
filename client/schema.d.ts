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
         * @description No body is read. Linking again changes nothing. An item has at most 100 categories.
         *
         *     Scopes: `items.read`, `items.update`.
         */
        put: operations["linkItemToCategory"];
        post?: never;
        /**
         * Unlink an item from a category
         * @description Unlinking again changes nothing.
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
         * @description Answers an `ETag`; sent back as `If-None-Match`, an unchanged item is answered 304 without a body.
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
         * @description Scopes: `items.read`.
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
         * @description Scopes: `items.read`, `items.update`.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            type: "DigitalItem";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
        };
        Item: components["schemas"]["NormalItem"] | components["schemas"]["TakeoutItem"] | components["schemas"]["DigitalItem"] | components["schemas"]["SubscriptionItem"] | components["schemas"]["LotteryItem"];
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
            option_type: "ItemFormOption";
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
            option_type: "ItemSelectOption";
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
            type: "LotteryItem";
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
            type: "NormalItem";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
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
            type: "SubscriptionItem";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
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
            type: "TakeoutItem";
            variations: components["schemas"]["ItemVariation"][];
            visible: boolean;
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
            /** @description `/errors/request/invalid-query` */
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
            /** @description `/errors/request/invalid-query` */
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
            header?: never;
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
            /** @description `/errors/request/malformed-body`, `/errors/item_categories/invalid-body`, `/errors/request/invalid-query` */
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
            /** @description `/errors/item_categories/write-rejected` */
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
    getItemCategory: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemCategory"];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/item_categories/invalid-body`, `/errors/request/invalid-query` */
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
            /** @description `/errors/item_categories/write-rejected` */
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
    deleteItemCategory: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            /** @description `/errors/item_categories/write-rejected` */
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
    unlinkItemFromCategory: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/item_categories/invalid-body`, `/errors/request/invalid-query` */
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
            /** @description `/errors/item_categories/invalid-list-order` */
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
            /** @description `/errors/request/invalid-query` */
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
            header?: never;
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
            /** @description `/errors/request/malformed-body`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
    getItem: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            header?: never;
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
    deleteItem: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
            /** @description `/errors/items/invalid-list-order` */
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
    setItemStock: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemVariation"][];
                };
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
            /** @description `/errors/items/invalid-variation-order` */
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
    addItemVariation: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
    updateItemVariation: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
    deleteItemVariation: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/invalid-params`, `/errors/request/invalid-query` */
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `/errors/request/malformed-body`, `/errors/request/invalid-params`, `/errors/items/invalid-body`, `/errors/request/invalid-query` */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop that the token belongs to. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `/errors/request/invalid-query` */
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
