/** The types of the console's own routes. Made from openapi/console.json by `npm run generate`; do not edit. */
export interface paths {
    "/console/api/block_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the block list */
        get: operations["getBlockList"];
        put?: never;
        /** Add to the block list */
        post: operations["addToBlockList"];
        /** Remove from the block list */
        delete: operations["removeFromBlockList"];
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
        /** List mails */
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
        /** Show a mail */
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
        /** Send a mail once more */
        post: operations["sendMailAgain"];
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
        /** Confirm that the money of a cash on delivery has arrived */
        post: operations["confirmCash"];
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
        /** Say that the downloads of an order were made available */
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
        /** Show what an order still needs besides parcels */
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
        /** Show what happened to an order */
        get: operations["getOrderHistory"];
        put?: never;
        post?: never;
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
        /** Confirm that the money of a transfer has arrived */
        post: operations["confirmTransfer"];
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
        /** Change the password */
        put: operations["changePassword"];
        post?: never;
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
        /** List calls of the API */
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
        /** Show a call of the API */
        get: operations["getRequest"];
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
        /** List scopes and what each allows */
        get: operations["listScopes"];
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
        /** Show who is signed in */
        get: operations["getSession"];
        put?: never;
        /** Sign in */
        post: operations["signIn"];
        /** Sign out */
        delete: operations["signOut"];
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
        /** Sign out everywhere */
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
        /** Show the shop's settings */
        get: operations["getSettings"];
        /**
         * Change the shop's settings
         * @description What is left out stays.
         */
        put: operations["updateSettings"];
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
        /** Show orders, sales and calls in numbers */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
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
        /** List the tokens of programs */
        get: operations["listTokens"];
        put?: never;
        /** Make a token */
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
        /** Revoke a token for good */
        post: operations["revokeToken"];
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
        MailDetail: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            html: string;
            /** @example 42 */
            id: number;
            kind: string;
            last_error: string | null;
            order_key: string;
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
            order_key: string;
            recipient: string;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "dead" | "kept";
            subject: string;
            to_address: string;
            to_name: string;
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
        ScopeOperations: {
            operations: {
                method: string;
                operation_id: string;
                path: string;
                summary: string;
            }[];
            /** @enum {string} */
            scope: "user.read" | "items.read" | "items.create" | "items.update" | "items.delete" | "items.publish" | "item_categories.write" | "orders.read" | "orders.update" | "orders.cancel" | "orders.dispatch" | "files.write";
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
                name: string;
                simulated: boolean;
            };
            shop: {
                key: string;
                name: string;
            };
            user: {
                mail_address: string;
            };
        };
        Settings: {
            able_to_business: boolean;
            category: string | null;
            /** @enum {string} */
            default_item_tax_type: "standard" | "reduced";
            delivery_slots: string[];
            introduction: string | null;
            /** Format: email */
            mail_address: string;
            most_amount_updates: number;
            most_mail_updates: number;
            name: string;
            nickname: string | null;
            payment_maintenance: boolean;
            price_ceiling: number;
            /** @description The shop's key in addresses; it cannot be changed. */
            shop_id: string;
            using_only_cart: boolean;
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
                mails_unsent: number;
                orders_open: number;
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
            header?: never;
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
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
    listMails: {
        parameters: {
            query?: {
                before?: number;
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
            header?: never;
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
    confirmCash: {
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
            /** @description The order is paid. */
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
            /** @description `/errors/orders/update-rejected` */
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
    provideDownloads: {
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
            /** @description It is noted; what is paid counts as dispatched. */
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
            /** @description `/errors/orders/update-rejected`, `/errors/orders/payment-maintenance`, `/errors/orders/dispatch-suspended`, `/errors/orders/dispatch-rejected` */
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
    confirmTransfer: {
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
            /** @description The order is paid. */
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
            /** @description `/errors/orders/update-rejected` */
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description The new password counts, and all other sessions have ended. */
            204: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
                    "application/json": components["schemas"]["Settings"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    able_to_business?: boolean;
                    category?: string | null;
                    /** @enum {string} */
                    default_item_tax_type?: "standard" | "reduced";
                    delivery_slots?: string[];
                    introduction?: string | null;
                    /** Format: email */
                    mail_address?: string;
                    most_amount_updates?: number;
                    most_mail_updates?: number;
                    name?: string;
                    nickname?: string | null;
                    payment_maintenance?: boolean;
                    price_ceiling?: number;
                    using_only_cart?: boolean;
                };
            };
        };
        responses: {
            /** @description All of them, as they are now. */
            200: {
                headers: {
                    /** @description The caller's own id of the request, or a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
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
    createToken: {
        parameters: {
            query?: never;
            header?: never;
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
    revokeToken: {
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
            /** @description It is revoked, now or before. */
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
}
